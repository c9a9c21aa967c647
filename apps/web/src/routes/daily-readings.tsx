import { messages } from '@palm/contract/messages';
import { DAILY_TYPES, type DailyType } from '@palm/contract/reading-types';
import { useState } from 'react';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { FoldedChart } from '../features/chart/folded-chart.tsx';
import { hasBirthDetails } from '../features/daily-readings/has-birth-details.ts';
import { ReadingTypeCards } from '../features/daily-readings/reading-type-cards.tsx';
import { readingTypes } from '../features/daily-readings/reading-types.ts';
import { ClosingLinks } from '../features/readings/closing-links.tsx';
import { CompleteProfilePrompt } from '../features/readings/states/complete-profile-prompt.tsx';
import { PremiumNote } from '../features/readings/premium-note.tsx';
import { ReadingOffline } from '../features/readings/states/reading-offline.tsx';
import { ReadingView } from '../features/readings/reading-view.tsx';
import { usePlan } from '../features/readings/use-plan.ts';
import { useReading } from '../features/readings/use-reading.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { authThenBackTo, paths } from '../lib/navigation/paths.ts';
import { useIsOffline } from '../lib/api/reachability.ts';
import { announceProblem } from '../ui/feedback/announce.ts';
import { BeforeSession } from '../ui/before-session.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceHeading } from '../ui/choice-heading.tsx';
import { ListIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ReadingRow } from '../ui/reading/reading-row.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { finishedReadingRows } from './reading-rows.tsx';
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
      <PageTitle
        label={copy.dailyReadings.everyDay}
        lead={copy.dailyReadings.todaysReadingsEachWrittenFrom}
      >
        {copy.dailyReadings.dailySpiritualReadings}
      </PageTitle>
      <DailyReadingsRoom />
    </div>
  );
}

function DailyReadingsRoom() {
  const session = useSession();
  const loading = useProfile();
  const isOffline = useIsOffline();
  const waiting = <Skeleton lines={6} label={copy.dailyReadings.loadingYourBirthDetails} />;
  if (session.status === 'visitor') return <ForVisitors />;
  if (session.status === 'unknown')
    return isOffline ? (
      <ReadingOffline />
    ) : (
      <BeforeSession visitor={<ForVisitors isWaiting />} waiting={waiting} />
    );
  if (isFirstLoad(loading)) return waiting;
  // A profile that could not be loaded is not an empty one: the server will know.
  if (loading.data !== undefined && !hasBirthDetails(loading.data))
    return (
      <CompleteProfilePrompt title={messages['reading.profile-incomplete'].title}>
        {messages['reading.profile-incomplete'].message}
      </CompleteProfilePrompt>
    );
  return <ForReaders />;
}

function ForVisitors({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <div className="space-y-8">
      <Card className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="text-title-sm">{copy.dailyReadings.signInForYourReadings}</h2>
          <p className="mt-2 text-paper-dim">{copy.dailyReadings.theyAreWrittenForYour}</p>
        </div>
        <LinkButton to={authThenBackTo(paths.dailyReadings)} className="shrink-0">
          {copy.dailyReadings.signIn}
        </LinkButton>
      </Card>
      <ReadingTypeCards
        isWaiting={isWaiting}
        isLocked={() => false}
        onChoose={() => announceProblem(messages['reading.sign-in-required'])}
      />
    </div>
  );
}

const links = [
  { to: paths.askTheOracle, words: copy.dailyReadings.askOracle },
  { to: paths.horoscope, words: copy.dailyReadings.horoscopeCenter },
];

function ForReaders() {
  const plan = usePlan();
  const place = useReading();
  const [hasReturned, setReturned] = useState(false);
  const isLocked = (type: DailyType): boolean =>
    plan !== undefined && !plan.dailyReadings.includes(type);
  const choose = (type: DailyType): void =>
    isLocked(type)
      ? announceProblem(messages['reading.premium-only'])
      : place.ask({ kind: 'daily', type });

  if (place.request?.kind === 'daily')
    return (
      <>
        <ReadingView
          place={place}
          label={readingTypes[place.request.type].name}
          againLabel={copy.dailyReadings.getNewReading}
          finishedRows={finishedReadingRows}
        >
          <ReadingRow
            icon={<ListIcon />}
            onPress={() => {
              setReturned(true);
              place.clear();
            }}
          >
            {copy.dailyReadings.chooseDifferentReading}
          </ReadingRow>
        </ReadingView>
        <FoldedChart />
        <ClosingLinks links={links} />
      </>
    );
  return (
    <div className="space-y-8">
      <ChoiceHeading takesFocus={hasReturned}>{copy.dailyReadings.chooseTodaysPage}</ChoiceHeading>
      <ReadingTypeCards isLocked={isLocked} onChoose={choose} />
      {plan?.hasAccess === false && (
        <PremiumNote title={copy.dailyReadings.everyReadingEveryDay}>
          {copy.dailyReadings.dailyGuidanceIsFreeAnd}
        </PremiumNote>
      )}
    </div>
  );
}
