import { paths } from '../../lib/navigation/paths.ts';
import type { Viewer } from '../../lib/user/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Brand } from './brand.tsx';
import { HeaderLink } from './header-link.tsx';
import { copy } from './copy.ts';

interface DesktopHeaderProps {
  viewer: Viewer;
  onSignOut: () => void;
  isSigningOut: boolean;
}

const ACCOUNT_PAGES = [
  paths.profileSetup,
  paths.emailPreferences,
  paths.premium,
  paths.subscriptionSuccess,
] as const;

/** From 768 px. Space is reserved for links that depend on the viewer, so that nothing moves. */
export function DesktopHeader({ viewer, onSignOut, isSigningOut }: DesktopHeaderProps) {
  const isUser = viewer.kind === 'user';
  const isAdmin = isUser && viewer.isAdmin;
  return (
    <header className="border-b border-line max-md:hidden print:hidden">
      <div className="page flex min-h-17 flex-wrap items-center justify-between gap-x-5 py-2 lg:flex-nowrap">
        <Brand />
        <nav
          aria-label={copy.desktopHeader.main}
          className={classNames(
            'order-last flex w-full items-center gap-x-5 lg:order-none lg:ml-auto lg:w-auto lg:gap-x-4',
            // An admin has one link more.
            isAdmin ? 'xl:gap-x-5' : 'xl:gap-x-7',
          )}
        >
          {isUser && <HeaderLink to={paths.palm}>{copy.desktopHeader.palmSoul}</HeaderLink>}
          <HeaderLink to={paths.dailyReadings}>{copy.desktopHeader.dailyReadings}</HeaderLink>
          <HeaderLink to={paths.horoscope} also={[paths.people]}>
            {copy.desktopHeader.horoscope}
          </HeaderLink>
          {isUser && (
            <span className="max-xl:hidden">
              <HeaderLink to={paths.yourDates}>{copy.desktopHeader.yourDates}</HeaderLink>
            </span>
          )}
          <AdminLink viewer={viewer} />
          <HeaderLink to={paths.savedReadings}>{copy.desktopHeader.myReadings}</HeaderLink>
          {isUser && (
            <span className="max-xl:hidden">
              <HeaderLink to={paths.history}>{copy.desktopHeader.history}</HeaderLink>
            </span>
          )}
          <HeaderLink to={paths.askTheOracle}>{copy.desktopHeader.askOracle}</HeaderLink>
        </nav>
        <div className="flex min-w-50 shrink-0 items-center justify-end gap-4 xl:gap-6">
          {!isUser && <ForVisitors />}
          {isUser && (
            <HeaderLink to={paths.profile} also={ACCOUNT_PAGES}>
              {copy.desktopHeader.profile}
            </HeaderLink>
          )}
          {isUser && (
            <Button variant="quiet" isBusy={isSigningOut} onClick={onSignOut}>
              {copy.desktopHeader.signOut}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

/** Visible from the first paint, except in a browser that was last used by a signed-in user. */
const ForVisitors = () => (
  <div className="for-visitors flex items-center gap-4 xl:gap-6">
    <HeaderLink to={paths.landing}>{copy.desktopHeader.home}</HeaderLink>
    <LinkButton to={paths.auth}>{copy.desktopHeader.signIn}</LinkButton>
  </div>
);

/** Space for it is reserved if the browser was last used by an admin, so that nothing moves. */
function AdminLink({ viewer }: { viewer: Viewer }) {
  if (viewer.kind === 'user' && viewer.isAdmin) {
    return <HeaderLink to={paths.admin}>{copy.desktopHeader.admin}</HeaderLink>;
  }
  return (
    <span aria-hidden="true" className="admin-room text-small">
      {copy.desktopHeader.admin}
    </span>
  );
}
