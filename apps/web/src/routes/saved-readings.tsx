import { messages } from '@palm/contract/messages';
import { useSession } from '../features/accounts/accounts-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { Loading } from '../ui/loading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'My Readings',
    description: 'The palm readings you saved, newest first.',
    keywords: ['saved readings', 'palm reading'],
    canonical: paths.savedReadings,
  });

export default function SavedReadings() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle label="Kept pages">My Readings</PageTitle>
      <SavedReadingsRoom />
    </div>
  );
}

function SavedReadingsRoom() {
  const { status } = useSession();
  if (status === 'unknown') return <Loading>Loading your mystical readings...</Loading>;
  if (status === 'visitor')
    return (
      <SignInPrompt
        title={messages['reading.authentication-required'].title}
        backTo={paths.savedReadings}
      >
        Your saved readings are yours alone. Sign in to see them.
      </SignInPrompt>
    );
  return <StillBeingBuilt>Soon the readings you keep are listed here.</StillBeingBuilt>;
}
