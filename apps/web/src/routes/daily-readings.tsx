import { messages } from '@palm/contract/messages';
import { DAILY_TYPES, type DailyType } from '@palm/contract/reading-types';
import { useState } from 'react';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { FoldedChart } from '../features/chart/folded-chart.tsx';
import { hasBirthDetails } from '../features/daily-readings/has-birth-details.ts';
import { readingTypes } from '../features/daily-readings/reading-types.ts';
import { PageCells } from '../features/daily-readings/today/page-cells.tsx';
import { TodayFailed } from '../features/daily-readings/today/today-failed.tsx';
import { TodaySheet } from '../features/daily-readings/today/today-sheet.tsx';
import { TodaySkeleton } from '../features/daily-readings/today/today-skeleton.tsx';
import { planMark, unwrittenPages } from '../features/daily-readings/today/unwritten-pages.ts';
import { useOpenedPage } from '../features/daily-readings/today/use-opened-page.ts';
import { usePageFromLink } from '../features/daily-readings/today/use-page-from-link.ts';
import { useTodaysSheet } from '../features/daily-readings/today/use-todays-sheet.ts';
import { ClosingLinks } from '../features/readings/closing-links.tsx';
import { CompleteProfilePrompt } from '../features/readings/states/complete-profile-prompt.tsx';
import { PremiumNote } from '../features/readings/premium-note.tsx';
import { ReadingOffline } from '../features/readings/states/reading-offline.tsx';
import { ReadingView } from '../features/readings/reading-view.tsx';
import { usePlan } from '../features/readings/use-plan.ts';
import { useReading } from '../features/readings/use-reading.ts';
import { capitalised } from '../lib/format/capitalised.ts';
import { numberWord } from '../lib/format/number-word.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { useIsOffline } from '../lib/api/reachability.ts';
import { announceProblem } from '../ui/feedback/announce.ts';
import { BeforeSession } from '../ui/before-session.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceHeading } from '../ui/choice-heading.tsx';
import { ListIcon } from '../ui/icons.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ReadingRow } from '../ui/reading/reading-row.tsx';
import { finishedReadingRows } from './reading-rows.tsx';
import { SignInLinks } from './sign-in-prompt.tsx';
import { copy } from './copy.ts';

const dailyReadingNames = DAILY_TYPES.map((type) => readingTypes[type].name).join(', ');

export const meta = () =>
  pageMeta({
    title: copy.dailyReadings.dailySpiritualReadings,
    description: copy.dailyReadings.writtenForTodayFromYour(dailyReadingNames),
    keywords: ['daily reading', 'spiritual guidance', 'astrology', 'moon'],
    canonical: paths.dailyReadings,
  });

export default function DailyReadings() {
  return (
    <div className="page py-8 md:py-14">
      <DailyReadingsRoom />
    </div>
  );
}

const Title = () => (
  <PageTitle
    label={copy.dailyReadings.everyDay}
    lead={copy.dailyReadings.todaysReadingsEachWrittenFrom}
  >
    {copy.dailyReadings.dailySpiritualReadings}
  </PageTitle>
);

function DailyReadingsRoom() {
  const session = useSession();
  const isOffline = useIsOffline();
  if (session.status === 'user') return <ForUser userId={session.session.user.id} />;
  return (
    <>
      <Title />
      {session.status === 'visitor' ? (
        <ForVisitors />
      ) : isOffline ? (
        <ReadingOffline />
      ) : (
        <BeforeSession visitor={<ForVisitors isWaiting />} waiting={<TodaySkeleton />} />
      )}
    </>
  );
}

function ForVisitors({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <div className="space-y-8">
      <Card className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="text-title-sm">{copy.dailyReadings.signInForYourReadings}</h2>
          <p className="mt-2 text-paper-dim">{copy.dailyReadings.theyAreWrittenForYour}</p>
        </div>
        <SignInLinks backTo={paths.dailyReadings} />
      </Card>
      <PageCells
        pages={unwrittenPages(() => false)}
        moon={null}
        markOf={planMark}
        isWaiting={isWaiting}
        onOpen={() => announceProblem(messages['reading.sign-in-required'])}
      />
    </div>
  );
}

const links = [
  { to: paths.askTheOracle, words: copy.dailyReadings.askOracle },
  { to: paths.horoscope, words: copy.dailyReadings.horoscopeCenter },
  { to: paths.history, words: copy.history.yourHistory },
];

function ForUser({ userId }: { userId: string }) {
  // Both are asked for at once: today needs no profile on this side.
  const profile = useProfile();
  const today = useTodaysSheet(userId);
  const place = useReading();
  const [hasReturned, setReturned] = useState(false);
  const { openPage, closePage } = useOpenedPage({
    isOpen: place.request !== undefined,
    open: (type) => place.ask({ kind: 'daily', type }),
    close: () => {
      setReturned(true);
      place.clear();
      void today.refetch();
    },
  });
  const [first] = today.data?.pages ?? [];
  const isOpening = usePageFromLink(
    first !== undefined,
    () => first !== undefined && openPage(first.type),
  );
  if (place.request?.kind === 'daily')
    return (
      <>
        <h1 className="sr-only">{copy.dailyReadings.dailySpiritualReadings}</h1>
        <ReadingView
          place={place}
          label={readingTypes[place.request.type].name}
          againLabel={copy.dailyReadings.getNewReading}
          finishedRows={finishedReadingRows}
        >
          <ReadingRow icon={<ListIcon />} onPress={closePage}>
            {copy.dailyReadings.chooseDifferentReading}
          </ReadingRow>
        </ReadingView>
        <FoldedChart />
        <ClosingLinks links={links} />
      </>
    );
  // A profile that could not be loaded is not an empty one: the server will know.
  if (today.data === null || (profile.data !== undefined && !hasBirthDetails(profile.data)))
    return (
      <>
        <Title />
        <CompleteProfilePrompt title={messages['reading.profile-incomplete'].title}>
          {messages['reading.profile-incomplete'].message}
        </CompleteProfilePrompt>
      </>
    );
  if (isFirstLoad(today) || (isOpening && today.data)) return <TodaySkeleton />;
  return today.data === undefined ? (
    <>
      <Title />
      <WithoutSky
        hasReturned={hasReturned}
        onOpen={openPage}
        onRetry={() => void today.refetch()}
      />
    </>
  ) : (
    <TodaySheet today={today.data} hasReturned={hasReturned} onOpen={openPage}>
      <Upsell />
    </TodaySheet>
  );
}

interface WithoutSkyProps {
  hasReturned: boolean;
  onOpen: (type: DailyType) => void;
  onRetry: () => void;
}

/** Today could not be loaded; its pages can still be asked for. */
function WithoutSky({ hasReturned, onOpen, onRetry }: WithoutSkyProps) {
  const plan = usePlan();
  return (
    <div className="space-y-8">
      <TodayFailed onRetry={onRetry} />
      <ChoiceHeading takesFocus={hasReturned}>
        {copy.dailyReadings.pagesForToday(capitalised(numberWord(DAILY_TYPES.length)))}
      </ChoiceHeading>
      <PageCells
        pages={unwrittenPages((type) => plan?.dailyReadings.includes(type) === false)}
        moon={null}
        onOpen={onOpen}
      />
      <Upsell />
    </div>
  );
}

function Upsell() {
  if (usePlan()?.hasAccess !== false) return null;
  return (
    <div className="mt-10">
      <PremiumNote title={copy.dailyReadings.everyReadingEveryDay}>
        {copy.dailyReadings.dailyGuidanceIsFreeAnd}
      </PremiumNote>
    </div>
  );
}
