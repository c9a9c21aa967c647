import { NavLink, useLocation } from 'react-router';
import { type Path, paths } from '../../lib/navigation/paths.ts';
import type { Viewer } from '../../lib/user/viewer.ts';
import { classNames } from '../../ui/class-names.ts';
import { copy } from './copy.ts';

interface TabProps {
  to: Path;
  /** Further pages that belong to this tab. */
  also?: readonly Path[];
  children: string;
}

function Tab({ to, also, children }: TabProps) {
  const { pathname } = useLocation();
  const isAlso = also?.some((path) => path === pathname.replace(/\/+$/, '')) ?? false;
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-w-0 items-center justify-center border-t-2 text-tab',
          isActive || isAlso
            ? 'border-brass font-medium text-brass'
            : 'border-transparent text-paper-dim',
        )
      }
    >
      {children}
    </NavLink>
  );
}

const ACCOUNT_PAGES = [
  paths.profile,
  paths.emailPreferences,
  paths.premium,
  paths.subscriptionSuccess,
] as const;

/** The phone's tab bar. How many columns it has, and that a visitor may sign in, is known before the viewer is: see `tab-columns`. */
export function BottomTabs({ viewer }: { viewer: Viewer }) {
  const isUser = viewer.kind === 'user';
  return (
    <nav
      aria-label={copy.bottomTabs.tabs}
      className="not-while-typing fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <div className="tab-columns grid h-(--tabs)">
        <Tab to={paths.palm} also={[paths.savedReadings]}>
          {copy.bottomTabs.home}
        </Tab>
        <Tab to={paths.dailyReadings} also={[paths.yourDates, paths.history]}>
          {copy.bottomTabs.daily}
        </Tab>
        <Tab to={paths.horoscope} also={[paths.people]}>
          {copy.bottomTabs.horoscope}
        </Tab>
        {isUser && <Tab to={paths.askTheOracle}>{copy.bottomTabs.oracle}</Tab>}
        {isUser && viewer.isAdmin && <Tab to={paths.admin}>{copy.bottomTabs.admin}</Tab>}
        {isUser && (
          <Tab to={paths.profileSetup} also={ACCOUNT_PAGES}>
            {copy.bottomTabs.profile}
          </Tab>
        )}
        {!isUser && (
          <div className="for-visitors grid">
            <Tab to={paths.auth} also={[paths.login]}>
              {copy.bottomTabs.signIn}
            </Tab>
          </div>
        )}
      </div>
    </nav>
  );
}
