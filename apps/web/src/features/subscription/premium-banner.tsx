import type { AccessType } from '@palm/contract/plans';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { useSubscription } from '../../lib/user/subscription-context.ts';
import type { Viewer } from '../../lib/user/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { forgetBanner, rememberClosed, rememberShown, wasClosed } from './banner-memory.ts';
import { bannerWords } from './plan-words.ts';
import { copy } from './copy.ts';

/** The viewers who see the banner. */
const SHOWS_FOR = {
  premium: true,
  trial: true,
  trial_ended: true,
  free: true,
} as const satisfies Record<AccessType, boolean>;

/** Pages without the banner: they already show the plan, or the user may be writing in need. */
const WITHOUT_BANNER = new Set<string>([
  paths.askTheOracle,
  paths.profile,
  paths.yourSky,
  paths.premium,
  paths.subscriptionSuccess,
  paths.auth,
  paths.login,
]);

/** One line about the plan under the header. Empty, with reserved height, until the plan of a user is known. */
export function PremiumBanner({ viewer }: { viewer: Viewer['kind'] }) {
  const { pathname } = useLocation();
  const { accessType, isKnown } = useSubscription();
  const [closedNow, setClosedNow] = useState<AccessType | null>(null);
  const isWanted = isKnown && SHOWS_FOR[accessType];
  const isShown = isWanted && closedNow !== accessType && !wasClosed(accessType);

  useEffect(() => {
    if (isShown) rememberShown();
    else if (viewer === 'visitor' || (isKnown && !isWanted)) forgetBanner();
  }, [isShown, viewer, isKnown, isWanted]);

  // A prerendered page may be requested with a trailing slash.
  if (WITHOUT_BANNER.has(pathname.replace(/\/+$/, ''))) return null;
  if (!isShown) return <Room viewer={viewer} isKnown={isKnown} />;
  const close = () => {
    rememberClosed(accessType);
    setClosedNow(accessType);
  };
  return <Strip onClose={close} />;
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

function Strip({ onClose }: { onClose: () => void }) {
  const subscription = useSubscription();
  return (
    <aside
      aria-label={copy.premiumBanner.oraclePremium}
      className="border-b border-line bg-raised print:hidden"
    >
      <div className="page flex min-h-14 items-center justify-between gap-x-4 py-1 large-text:flex-wrap large-text:pt-3">
        <p className="text-small leading-snug text-balance">{bannerWords(subscription)}</p>
        <div className="flex shrink-0 items-center gap-x-2">
          {subscription.subscribed ? <Manage /> : <SeeTheOffer />}
          <button
            type="button"
            aria-label={copy.premiumBanner.dismiss}
            onClick={onClose}
            className="-mr-2.5 flex size-11 items-center justify-center text-paper-dim hover:text-paper"
          >
            <CloseIcon />
          </button>
        </div>
      </div>
    </aside>
  );
}

function Manage() {
  const { opening, openCustomerPortal } = useSubscription();
  return (
    <Button variant="text" isBusy={opening === 'portal'} onClick={() => openCustomerPortal()}>
      {copy.premiumBanner.manage}
    </Button>
  );
}

/** Links to the plan, where price and first charge are shown beside the button. */
const SeeTheOffer = () => (
  <LinkButton variant="text" to={paths.premium}>
    {/* Shorter on a phone, where the sentence beside it needs the space. */}
    <span>
      {copy.premiumBanner.see}
      <span className="max-md:sr-only">{copy.premiumBanner.oracle}</span>
      {copy.premiumBanner.premium}
    </span>
  </LinkButton>
);
