import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { Brand } from './brand.tsx';
import { hasBackButton, titleOf } from './route-titles.ts';
import { copy } from './copy.ts';

/** The phone's top bar: back button, title and menu. */
export function TopBar({ menu }: { menu: ReactNode }) {
  const { pathname } = useLocation();
  const title = titleOf(pathname);
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-ground pt-[env(safe-area-inset-top)] md:hidden print:hidden">
      <div className="grid h-(--bar) grid-cols-[--spacing(14)_1fr_--spacing(14)] items-center">
        {hasBackButton(pathname) ? <BackButton /> : <span />}
        {pathname === paths.landing ? (
          <div className="text-center">
            <Brand />
          </div>
        ) : (
          <div className="grid items-center text-center *:col-start-1 *:row-start-1">
            <p className="bar-title truncate font-serif text-brand large-text:text-[0.85rem]">
              {title}
            </p>
            {/* The palm page is called like the product. */}
            {title !== copy.routeTitles.palmSoul && (
              <div className="bar-brand">
                <Brand />
              </div>
            )}
          </div>
        )}
        {menu}
      </div>
    </header>
  );
}

function BackButton() {
  const goBack = useGoBack();
  return (
    <button
      type="button"
      aria-label={copy.topBar.back}
      onClick={goBack}
      className="flex size-14 items-center justify-center"
    >
      <BackIcon />
    </button>
  );
}
