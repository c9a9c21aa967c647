import { useSession } from '../features/accounts/session/accounts-context.ts';
import { RequireSignIn } from '../features/accounts/session/require-sign-in.tsx';
import { useProfile } from '../features/accounts/session/use-profile.ts';
import { TodayLine } from '../features/daily-readings/today/today-line.tsx';
import { Guidelines } from '../features/palm/photo/guidelines.tsx';
import { PalmTool } from '../features/palm/palm-tool.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { authThenBackTo, paths } from '../lib/navigation/paths.ts';
import { BeforeSession } from '../ui/before-session.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
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
  const { status } = useSession();
  return (
    <div className="page py-8 md:py-14">
      <PageTitle label={copy.theOracle.cosmicMirror} lead={copy.theOracle.photoOfYourPalmRead}>
        {copy.theOracle.palmSoul}
      </PageTitle>
      {status !== 'user' && <Guidelines />}
      {status === 'unknown' && <BeforeSession visitor={<SignInNotice />} waiting={null} />}
      {status === 'visitor' && <SignInNotice />}
      <RequireSignIn>
        <PalmRoom />
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

function PalmRoom() {
  const session = useSession();
  const { data: profile } = useProfile();
  if (session.status !== 'user') return null;
  return (
    <>
      <TodayLine userId={session.session.user.id} />
      <PalmTool
        userId={session.session.user.id}
        isProfileIncomplete={profile !== undefined && !(profile?.birth_name && profile.birth_date)}
      />
    </>
  );
}
