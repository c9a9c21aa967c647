import { messages } from '@palm/contract/messages';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { DatesToCome, YourDates } from '../features/dates/your-dates.tsx';
import { BackButton } from '../features/navigation/back-button.tsx';
import { CompleteProfilePrompt } from '../features/readings/states/complete-profile-prompt.tsx';
import { ProfileNotLoaded } from '../features/readings/states/profile-not-loaded.tsx';
import { paths } from '../lib/navigation/paths.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.yourDates.title,
    description: copy.yourDates.description,
    keywords: ['dates', 'transits', 'calendar'],
    canonical: paths.yourDates,
    isPrivate: true,
  });

export default function YourDatesPage() {
  return (
    <div className="page py-8 md:py-14">
      <BackButton />
      <DatesRoom />
    </div>
  );
}

function DatesRoom() {
  const session = useSession();
  const loading = useProfile();
  const { data: profile } = loading;
  if (session.status === 'unknown' || (session.status === 'user' && isFirstLoad(loading)))
    return <DatesToCome>{copy.yourDates.title}</DatesToCome>;
  if (session.status === 'user' && profile?.birth_date) {
    const name = profile.birth_name?.split(' ')[0] ?? null;
    return <YourDates userId={session.session.user.id} name={name} />;
  }
  return (
    <>
      <PageTitle>{copy.yourDates.title}</PageTitle>
      <WithoutDates />
    </>
  );
}

/** What stands there for a visitor, and without a birth date. */
function WithoutDates() {
  const { status } = useSession();
  const loading = useProfile();
  if (status === 'visitor')
    return (
      <SignInPrompt
        title={messages['reading.authentication-required'].title}
        backTo={paths.yourDates}
      >
        {copy.yourDates.signIn}
      </SignInPrompt>
    );
  if (loading.data === undefined)
    return <ProfileNotLoaded onRetry={() => void loading.refetch()} />;
  return (
    <CompleteProfilePrompt title={copy.yourDates.noBirth}>
      {copy.yourDates.noBirthWhy}
    </CompleteProfilePrompt>
  );
}
