import { paths } from '../../lib/navigation/paths.ts';
import type { Viewer } from '../../lib/user/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Brand } from './brand.tsx';
import { HeaderLink } from './header-link.tsx';

interface DesktopHeaderProps {
  viewer: Viewer;
  onSignOut: () => void;
  isSigningOut: boolean;
}

/** From 768 px. Space is reserved for links that depend on the viewer, so that nothing moves. */
export function DesktopHeader({ viewer, onSignOut, isSigningOut }: DesktopHeaderProps) {
  const isUser = viewer.kind === 'user';
  return (
    <header className="border-b border-line max-md:hidden print:hidden">
      <div className="page flex min-h-17 flex-wrap items-center justify-between gap-x-5 py-2 lg:flex-nowrap">
        <Brand />
        <nav
          aria-label="Main"
          className="order-last flex w-full items-center gap-x-5 lg:order-none lg:ml-auto lg:w-auto lg:gap-x-4 xl:gap-x-7"
        >
          {isUser && <HeaderLink to={paths.palm}>Palm &amp; Soul</HeaderLink>}
          <HeaderLink to={paths.dailyReadings}>Daily Readings</HeaderLink>
          <HeaderLink to={paths.horoscope}>Horoscope</HeaderLink>
          <AdminLink viewer={viewer} />
          <HeaderLink to={paths.savedReadings}>My Readings</HeaderLink>
          <HeaderLink to={paths.askTheOracle}>Ask the Oracle</HeaderLink>
        </nav>
        <div className="flex min-w-50 shrink-0 items-center justify-end gap-4 xl:gap-6">
          {!isUser && <ForVisitors />}
          {isUser && <HeaderLink to={paths.profile}>Profile</HeaderLink>}
          {isUser && (
            <Button variant="quiet" isBusy={isSigningOut} onClick={onSignOut}>
              Sign Out
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
    <HeaderLink to={paths.landing}>Home</HeaderLink>
    <LinkButton to={paths.auth}>Sign In</LinkButton>
  </div>
);

/** An admin's last visit told the page to keep this place free, so nothing moves when it appears. */
function AdminLink({ viewer }: { viewer: Viewer }) {
  if (viewer.kind === 'user' && viewer.isAdmin) {
    return <HeaderLink to={paths.admin}>Admin</HeaderLink>;
  }
  return (
    <span aria-hidden="true" className="admin-room text-small">
      Admin
    </span>
  );
}
