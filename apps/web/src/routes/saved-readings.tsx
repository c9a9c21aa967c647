import type { SavedReading } from '@palm/contract/entities';
import { messages } from '@palm/contract/messages';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { BackButton } from '../features/navigation/back-button.tsx';
import { SavedReadingList } from '../features/saved-readings/saved-reading-list.tsx';
import { SavedReadingsSkeleton } from '../features/saved-readings/saved-readings-skeleton.tsx';
import { savedHandOf, savedTextOf, savedTitleOf } from '../features/saved-readings/saved-result.ts';
import { SharePalm } from '../features/sharing/share-palm.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.savedReadings.myReadings,
    description: copy.savedReadings.palmReadingsYouSavedNewest,
    keywords: ['saved readings', 'palm reading'],
    canonical: paths.savedReadings,
    isPrivate: true,
  });

export default function SavedReadings() {
  return (
    <div className="page py-8 md:py-14">
      <BackButton />
      <PageTitle
        label={copy.savedReadings.saved}
        lead={copy.savedReadings.palmReadingsYouSavedWith}
      >
        {copy.savedReadings.myReadings}
      </PageTitle>
      <SavedReadingsRoom />
    </div>
  );
}

const ToHistory = () => (
  <p className="mt-12 flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-small text-paper-dim">
    {copy.savedReadings.history}
    <LinkButton to={paths.history} variant="text">
      {copy.savedReadings.seeHistory}
    </LinkButton>
  </p>
);

const sharePalm = ({ id, analysis_result: result, created_at }: SavedReading, name: string) => (
  <SharePalm
    name={name}
    variant="text"
    palm={{
      ...savedHandOf(result),
      title: savedTitleOf(result),
      text: savedTextOf(result),
      date: created_at.slice(0, 10),
      saved: { readingId: id },
    }}
  />
);

function SavedReadingsRoom() {
  const session = useSession();
  if (session.status === 'unknown') return <SavedReadingsSkeleton />;
  if (session.status === 'visitor')
    return (
      <SignInPrompt
        title={messages['reading.authentication-required'].title}
        backTo={paths.savedReadings}
      >
        {copy.savedReadings.yourSavedReadingsAreYours}
      </SignInPrompt>
    );
  return (
    <SavedReadingList userId={session.session.user.id} share={sharePalm}>
      <ToHistory />
    </SavedReadingList>
  );
}
