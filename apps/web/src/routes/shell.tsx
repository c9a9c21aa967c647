import type { Profile } from '@palm/contract/entities';
import { useCallback, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAccounts, useSession } from '../features/accounts/session/accounts-context.ts';
import {
  AccountDeleted,
  useAccountDeleted,
} from '../features/accounts/account-deletion/account-deleted.tsx';
import { useCarryOver } from '../features/birth/use-carry-over.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import type { SessionState } from '../features/accounts/session/session-store.ts';
import { useSessionEnd } from '../features/accounts/session/use-session-end.ts';
import { useSignOut } from '../features/accounts/session/use-sign-out.ts';
import { useViewer } from '../features/accounts/session/use-viewer.ts';
import {
  forgetReportedTimeZone,
  useReportTimeZone,
} from '../features/mail/use-report-time-zone.ts';
import { BottomTabs } from '../features/navigation/bottom-tabs.tsx';
import { DesktopHeader } from '../features/navigation/desktop-header.tsx';
import { Footer } from '../features/navigation/footer.tsx';
import { OfflineNote } from '../features/navigation/offline-note.tsx';
import { titleOf } from '../features/navigation/route-titles.ts';
import { SideMenu } from '../features/navigation/side-menu.tsx';
import { TopBar } from '../features/navigation/top-bar.tsx';
import {
  eraseOfflineReadings,
  setOfflineReadingsOwner,
  offlineReadings,
} from '../features/readings/offline-readings.ts';
import { eraseStoredQuestion } from '../features/oracle-chat/question/unsent-question.ts';
import { PremiumBanner } from '../features/subscription/premium-banner.tsx';
import { SubscriptionProvider } from '../features/subscription/subscription-provider.tsx';
import { usePageViews } from '../lib/analytics/use-page-views.ts';
import { paths } from '../lib/navigation/paths.ts';
import { markAccountHere } from '../lib/user/account-mark.ts';
import { rememberViewer } from '../lib/user/viewer.ts';
import { copy } from './copy.ts';

/** Moves the focus to a new page, so that keyboards start at its top and screen readers say its name. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Readings for offline use, an unsent question, and the account's id beside a time zone go when their owner signs out. */
function useStoredTraces(session: SessionState): void {
  const userId = session.status === 'user' ? session.session.user.id : null;
  useEffect(() => {
    if (userId !== null) setOfflineReadingsOwner(userId);
    else if (session.status === 'visitor') {
      eraseOfflineReadings();
      eraseStoredQuestion();
      forgetReportedTimeZone();
    }
  }, [userId, session.status]);
}

/** A profile that could not be loaded is not an empty one. */
const isWithoutBirth = (profile: Profile | null | undefined): boolean =>
  profile !== undefined && !profile?.birth_date;

const hasReadings = (): boolean => offlineReadings().length > 0;

export default function Shell() {
  const session = useSession();
  useStoredTraces(session);
  useSessionEnd();
  const { store } = useAccounts();
  const token = useCallback(() => {
    const now = store.read();
    return now.status === 'user' ? now.session.access_token : null;
  }, [store]);
  const userId = session.status === 'user' ? session.session.user.id : null;
  useReportTimeZone(userId);
  useCarryOver(userId);
  useEffect(() => {
    if (userId !== null) markAccountHere();
  }, [userId]);
  return (
    <SubscriptionProvider
      userId={userId}
      isSessionKnown={session.status !== 'unknown'}
      token={token}
    >
      <Frame />
    </SubscriptionProvider>
  );
}

function Frame() {
  const { status } = useSession();
  const viewer = useViewer();
  const profile = useProfile();
  const { signOut, isBusy } = useSignOut();
  const { pathname } = useLocation();
  const main = useFocusOnNewPage(pathname);
  const { isLeaving, onLeft } = useAccountDeleted();
  usePageViews();
  useEffect(() => rememberViewer(viewer), [viewer]);

  return (
    <div className="flex min-h-dvh flex-col max-md:pt-[calc(var(--bar)+env(safe-area-inset-top))] max-md:pb-[calc(var(--tabs)+env(safe-area-inset-bottom))]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-brass focus:p-3 focus:text-on-brass"
      >
        {copy.shell.skipToContent}
      </a>
      <TopBar menu={<SideMenu viewer={viewer} onSignOut={() => signOut()} />} />
      <DesktopHeader viewer={viewer} onSignOut={() => signOut()} isSigningOut={isBusy} />
      <OfflineNote hasReadings={hasReadings} />
      {/* No offers on the help pages. */}
      {!pathname.startsWith(paths.helpLines) && (
        <PremiumBanner
          viewer={status}
          isNewcomer={isFirstLoad(profile) ? undefined : isWithoutBirth(profile.data)}
        />
      )}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-label={titleOf(pathname)}
        className="page-height grow outline-none"
      >
        {isLeaving ? <AccountDeleted onLeft={onLeft} /> : <Outlet />}
      </main>
      <Footer />
      <BottomTabs viewer={viewer} />
    </div>
  );
}
