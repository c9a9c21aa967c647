import { useState } from 'react';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { TodayLine } from '../features/daily-readings/today/today-line.tsx';
import { Guidelines } from '../features/palm/photo/guidelines.tsx';
import { PalmTool } from '../features/palm/palm-tool.tsx';
import type { KeptReading } from '../features/palm/use-last-reading.ts';
import { SharePalm } from '../features/sharing/share-palm.tsx';
import { useIsoToday } from '../lib/dates/use-iso-today.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { authThenBackTo, paths } from '../lib/navigation/paths.ts';
import { BeforeSession } from '../ui/before-session.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.theOracle.palmSoulPalmReading,
    description: copy.theOracle.uploadPhotoOfYourPalm,
    keywords: ['palm reading', 'palmistry', 'heart line', 'head line', 'life line'],
    canonical: paths.palm,
    isPrivate: true,
  });

export default function TheOracle() {
  const session = useSession();
  const { status } = session;
  return (
    <div className="page py-8 md:py-14">
      <PageTitle label={copy.theOracle.cosmicMirror} lead={copy.theOracle.photoOfYourPalmRead}>
        {copy.theOracle.palmSoul}
      </PageTitle>
      {status !== 'user' && <Guidelines />}
      {status === 'unknown' && <BeforeSession visitor={<SignInNotice />} waiting={null} />}
      {status === 'visitor' && <SignInNotice />}
      <RequireSignIn>
        {session.status === 'user' && <PalmRoom userId={session.session.user.id} />}
      </RequireSignIn>
    </div>
  );
}

/** Shown to visitors, and while the user is unknown in a browser that was not last used by a signed-in user. */
function SignInNotice() {
  return (
    <Notice>
      <p>{copy.theOracle.palmReadingIsKeptWith}</p>
      <LinkButton variant="text" to={authThenBackTo(paths.palm)}>
        {copy.theOracle.signIn}
      </LinkButton>
    </Notice>
  );
}

/**
 * The profile decides which lines stand above the action. Their height is known before they have come, so that the
 * button stays under a finger. Once shown it stays, also while something is loaded anew: a photo may be on its way.
 */
function PalmRoom({ userId }: { userId: string }) {
  const [isShown, show] = useState(false);
  const profile = useProfile();
  const today = useIsoToday();
  if (!isFirstLoad(profile) && !isShown) show(true);
  if (!isShown) return <Skeleton lines={6} label={copy.theOracle.opening} />;
  return (
    <>
      {profile.data?.birth_date && <TodayLine userId={userId} />}
      <PalmTool
        userId={userId}
        isProfileIncomplete={isIncomplete(profile.data)}
        share={shareOn(today)}
      />
    </>
  );
}

const shareOn =
  (date: string) =>
  ({ answer, isSaved }: KeptReading) => (
    <SharePalm
      variant="quiet"
      palm={{
        lines: answer.palm.lines,
        joints: answer.palm.joints ?? null,
        title: answer.title ?? null,
        text: answer.analysis,
        date,
        saved: isSaved ? { scanId: answer.scanId } : null,
      }}
    />
  );

/** False while it is not known. */
const isIncomplete = (profile: ReturnType<typeof useProfile>['data']): boolean =>
  profile !== undefined && !(profile?.birth_name && profile.birth_date);
