import { messages } from '@palm/contract/messages';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { BackButton } from '../features/navigation/back-button.tsx';
import { SavedReadingList } from '../features/saved-readings/saved-reading-list.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';

export const meta = () =>
  pageMeta({
    title: 'My Readings',
    description: 'The palm readings you saved, newest first.',
    keywords: ['saved readings', 'palm reading'],
    canonical: paths.savedReadings,
    isPrivate: true,
  });

export default function SavedReadings() {
  return (
    <div className="page py-8 md:py-14">
      <BackButton />
      <PageTitle
        label="Saved"
        lead="The palm readings you saved, with the drawing of your lines. Only you can see them."
      >
        My Readings
      </PageTitle>
      <SavedReadingsRoom />
    </div>
  );
}

function SavedReadingsRoom() {
  const session = useSession();
  if (session.status === 'unknown') return <Loading>Loading your mystical readings...</Loading>;
  if (session.status === 'visitor')
    return (
      <SignInPrompt
        title={messages['reading.authentication-required'].title}
        backTo={paths.savedReadings}
      >
        Your saved readings are yours alone. Sign in to see them.
      </SignInPrompt>
    );
  return <SavedReadingList userId={session.session.user.id} />;
}
