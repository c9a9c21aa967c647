import { type Ref, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import type { Viewer } from '../../lib/user/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SideSheet } from '../../ui/dialog/side-sheet.tsx';
import { InstallButton } from './install-button.tsx';
import { MenuLink, MenuSection } from './menu-section.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface SideMenuProps {
  viewer: Viewer;
  onSignOut: () => void;
}

/** The phone's menu. It belongs to the page it was opened on: going elsewhere closes it. */
export function SideMenu({ viewer, onSignOut }: SideMenuProps) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isUser = viewer.kind === 'user';
  return (
    <SideSheet
      title="Menu"
      isOpen={openOn === key}
      onOpenChange={(isOpen) => setOpenOn(isOpen ? key : null)}
      trigger={<MenuButton />}
    >
      <div className="flex grow flex-col gap-6 p-5">
        <Greeting viewer={viewer} />
        <MenuSection title="Explore">
          <MenuLink to={paths.dailyReadings}>Daily Readings</MenuLink>
          <MenuLink to={paths.horoscope}>Horoscope</MenuLink>
          {isUser && <MenuLink to={paths.savedReadings}>My Readings</MenuLink>}
          {isUser && <MenuLink to={paths.askTheOracle}>Ask the Oracle</MenuLink>}
          {isUser && viewer.isAdmin && <MenuLink to={paths.admin}>Admin Dashboard</MenuLink>}
        </MenuSection>
        <MenuSection title="Premium Services">
          <MenuLink to={paths.palm}>Palm &amp; Soul</MenuLink>
        </MenuSection>
        {isUser && (
          <MenuSection title="Account">
            <MenuLink to={paths.profile}>Chart &amp; Account</MenuLink>
            <MenuLink to={paths.profileSetup}>Profile Settings</MenuLink>
          </MenuSection>
        )}
        <div className="mt-auto flex flex-col gap-3">
          <ThemeToggle />
          <InstallButton />
          {isUser && (
            <Button variant="quiet" onClick={onSignOut}>
              Sign Out
            </Button>
          )}
        </div>
      </div>
    </SideSheet>
  );
}

function MenuButton(props: { ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      {...props}
      type="button"
      aria-label="Open menu"
      className="flex size-14 items-center justify-center"
    >
      <MenuIcon />
    </button>
  );
}

function Greeting({ viewer }: { viewer: Viewer }) {
  if (viewer.kind === 'unknown') return <div className="h-21" />;
  if (viewer.kind === 'visitor') return <LinkButton to={paths.auth}>Sign In</LinkButton>;
  return (
    <div className="rounded-print border border-line bg-raised px-5 py-4">
      <p className="label">Welcome</p>
      <p className="mt-1 truncate font-serif text-brand">{viewer.name}</p>
    </div>
  );
}
