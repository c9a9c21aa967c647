import { useCallback, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAccounts, useSession } from '../features/accounts/accounts-context.ts';
import { Farewell, useLeaveTaking } from '../features/accounts/farewell.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { useViewer } from '../features/accounts/use-viewer.ts';
import { BottomTabs } from '../features/navigation/bottom-tabs.tsx';
import { DesktopHeader } from '../features/navigation/desktop-header.tsx';
import { Footer } from '../features/navigation/footer.tsx';
import { SideMenu } from '../features/navigation/side-menu.tsx';
import { TopBar } from '../features/navigation/top-bar.tsx';
import { PremiumBanner } from '../features/subscription/premium-banner.tsx';
import { SubscriptionProvider } from '../features/subscription/subscription-provider.tsx';
import { usePageViews } from '../lib/analytics/use-page-views.ts';
import { rememberViewer } from '../lib/viewer.ts';

/** A new page begins at its beginning for keyboards and screen readers too. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

export default function Shell() {
  const session = useSession();
  const { store } = useAccounts();
  const token = useCallback(() => {
    const now = store.read();
    return now.status === 'user' ? now.session.access_token : null;
  }, [store]);
  return (
    <SubscriptionProvider
      userId={session.status === 'user' ? session.session.user.id : null}
      isSessionKnown={session.status !== 'unknown'}
      token={token}
    >
      <Frame />
    </SubscriptionProvider>
  );
}

function Frame() {
  const viewer = useViewer();
  const { signOut, isBusy } = useSignOut();
  const { isLeaving, onLeft } = useLeaveTaking();
  const main = useFocusOnNewPage();
  usePageViews();
  useEffect(() => rememberViewer(viewer), [viewer]);

  return (
    <div className="flex min-h-dvh flex-col max-md:pt-[calc(var(--bar)+env(safe-area-inset-top))] max-md:pb-[calc(var(--tabs)+env(safe-area-inset-bottom))]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-brass focus:p-3 focus:text-on-brass"
      >
        Skip to content
      </a>
      <TopBar menu={<SideMenu viewer={viewer} onSignOut={() => signOut()} />} />
      <DesktopHeader viewer={viewer} onSignOut={() => signOut()} isSigningOut={isBusy} />
      <PremiumBanner isVisitor={viewer.kind === 'visitor'} />
      <main id="main" ref={main} tabIndex={-1} className="page-height grow outline-none">
        {isLeaving ? <Farewell onLeft={onLeft} /> : <Outlet />}
      </main>
      <Footer />
      <BottomTabs viewer={viewer} />
    </div>
  );
}
