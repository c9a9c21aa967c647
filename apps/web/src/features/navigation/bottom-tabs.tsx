import { NavLink } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import type { Viewer } from '../../lib/user/viewer.ts';
import { classNames } from '../../ui/class-names.ts';
import { copy } from './copy.ts';

function Tab({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-w-0 items-center justify-center border-t-2 text-tab',
          isActive ? 'border-brass font-medium text-brass' : 'border-transparent text-paper-dim',
        )
      }
    >
      {children}
    </NavLink>
  );
}

/** The phone's tab bar. How many columns it has, and that a visitor may sign in, is known before the viewer is: see `tab-columns`. */
export function BottomTabs({ viewer }: { viewer: Viewer }) {
  const isUser = viewer.kind === 'user';
  return (
    <nav
      aria-label={copy.bottomTabs.tabs}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <div className="tab-columns grid h-(--tabs)">
        <Tab to={paths.palm}>{copy.bottomTabs.home}</Tab>
        <Tab to={paths.dailyReadings}>{copy.bottomTabs.daily}</Tab>
        <Tab to={paths.horoscope}>{copy.bottomTabs.horoscope}</Tab>
        {isUser && <Tab to={paths.askTheOracle}>{copy.bottomTabs.oracle}</Tab>}
        {isUser && viewer.isAdmin && <Tab to={paths.admin}>{copy.bottomTabs.admin}</Tab>}
        {isUser && <Tab to={paths.profileSetup}>{copy.bottomTabs.profile}</Tab>}
        {!isUser && (
          <div className="for-visitors grid">
            <Tab to={paths.auth}>{copy.bottomTabs.signIn}</Tab>
          </div>
        )}
      </div>
    </nav>
  );
}
