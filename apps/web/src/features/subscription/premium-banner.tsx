import type { AccessType } from '@palm/contract/plans';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { useSubscription } from '../../lib/user/subscription-context.ts';
import type { Viewer } from '../../lib/user/viewer.ts';
import { classNames } from '../../ui/class-names.ts';
import {
  forgetBanner,
  rememberClosed,
  rememberHidden,
  rememberShown,
  wasClosed,
} from './banner-memory.ts';
import { BannerStrip } from './banner-strip.tsx';

/** The viewers who see the banner. */
const SHOWS_FOR = {
  premium: true,
  trial: true,
  trial_ended: true,
  free: true,
} as const satisfies Record<AccessType, boolean>;

/** Pages without the banner: they already show the plan, ask for birth details, or the user may be writing in need. */
const WITHOUT_BANNER = new Set<string>([
  paths.askTheOracle,
  paths.profile,
  paths.profileSetup,
  paths.yourSky,
  paths.premium,
  paths.subscriptionSuccess,
  paths.auth,
  paths.login,
]);

interface PremiumBannerProps {
  viewer: Viewer['kind'];
  /** Whether no birth details were given yet: nothing is offered before them. Undefined until that is known. */
  isNewcomer: boolean | undefined;
}

/** One line about the plan under the header. Empty, with reserved height, until the plan of a user is known. */
export function PremiumBanner({ viewer, isNewcomer }: PremiumBannerProps) {
  const { pathname } = useLocation();
  const { accessType, isKnown: isPlanKnown } = useSubscription();
  const [closedNow, setClosedNow] = useState<AccessType | null>(null);
  const isOffer = accessType === 'free';
  const isKnown = isPlanKnown && (!isOffer || isNewcomer !== undefined);
  const isWanted = isKnown && SHOWS_FOR[accessType] && !(isOffer && isNewcomer === true);
  const isShown = isWanted && closedNow !== accessType && !wasClosed(accessType);

  useEffect(() => {
    if (isShown) rememberShown();
    else if (viewer === 'visitor') forgetBanner();
    else if (isKnown && !isWanted) rememberHidden();
  }, [isShown, viewer, isKnown, isWanted]);

  // A prerendered page may be requested with a trailing slash.
  if (WITHOUT_BANNER.has(pathname.replace(/\/+$/, ''))) return null;
  if (!isShown) return <Room viewer={viewer} isKnown={isKnown} />;
  const close = () => {
    rememberClosed(accessType);
    setClosedNow(accessType);
  };
  return <BannerStrip onClose={close} />;
}

/** As high as the banner while the plan is awaited, also for a user whose plan is asked for here for the first time. */
const Room = ({ viewer, isKnown }: { viewer: Viewer['kind']; isKnown: boolean }) => (
  <div
    data-awaits={viewer === 'unknown' || (viewer === 'user' && !isKnown) ? 'plan' : undefined}
    className={classNames(
      'print:hidden [[data-banner=shown]_&]:min-h-14.25',
      viewer === 'user' && !isKnown && '[html:not([data-banner])_&]:min-h-14.25',
    )}
  />
);
