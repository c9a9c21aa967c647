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
import { copy } from './copy.ts';

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
      title={copy.sideMenu.menu}
      isOpen={openOn === key}
      onOpenChange={(isOpen) => setOpenOn(isOpen ? key : null)}
      trigger={<MenuButton />}
    >
      <div className="flex grow flex-col gap-4 p-5">
        <Greeting viewer={viewer} />
        <MenuSection title={copy.sideMenu.explore}>
          <MenuLink to={paths.dailyReadings}>{copy.sideMenu.dailyReadings}</MenuLink>
          <MenuLink to={paths.horoscope}>{copy.sideMenu.horoscope}</MenuLink>
          {isUser && <MenuLink to={paths.yourDates}>{copy.sideMenu.yourDates}</MenuLink>}
          {isUser && <MenuLink to={paths.people}>{copy.sideMenu.people}</MenuLink>}
          {isUser && <MenuLink to={paths.savedReadings}>{copy.sideMenu.myReadings}</MenuLink>}
          {isUser && <MenuLink to={paths.history}>{copy.sideMenu.history}</MenuLink>}
          {isUser && <MenuLink to={paths.askTheOracle}>{copy.sideMenu.askOracle}</MenuLink>}
          {isUser && viewer.isAdmin && (
            <MenuLink to={paths.admin}>{copy.sideMenu.adminDashboard}</MenuLink>
          )}
        </MenuSection>
        <MenuSection title={copy.sideMenu.premiumServices}>
          <MenuLink to={paths.palm}>{copy.sideMenu.palmSoul}</MenuLink>
        </MenuSection>
        {isUser && (
          <MenuSection title={copy.sideMenu.account}>
            <MenuLink to={paths.profile}>{copy.sideMenu.yourChart}</MenuLink>
            <MenuLink to={paths.profileSetup}>{copy.sideMenu.profileSettings}</MenuLink>
          </MenuSection>
        )}
        <div className="mt-auto flex flex-col gap-3">
          <ThemeToggle />
          <InstallButton />
          {isUser && (
            <Button variant="quiet" onClick={onSignOut}>
              {copy.sideMenu.signOut}
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
      aria-label={copy.sideMenu.openMenu}
      className="flex size-14 items-center justify-center"
    >
      <MenuIcon />
    </button>
  );
}

function Greeting({ viewer }: { viewer: Viewer }) {
  if (viewer.kind === 'unknown') return <div className="h-21" />;
  if (viewer.kind === 'visitor')
    return <LinkButton to={paths.auth}>{copy.sideMenu.signIn}</LinkButton>;
  return (
    <div className="rounded-print border border-line bg-raised px-5 py-4">
      <p className="label">{copy.sideMenu.welcome}</p>
      <p className="mt-1 truncate font-serif text-brand">{viewer.name}</p>
    </div>
  );
}
