import { messages } from '@palm/contract/messages';
import { DAILY_TYPES, type DailyType } from '@palm/contract/reading-types';
import { useState } from 'react';
import { useSession } from '../features/accounts/session/accounts-context.ts';
import { isFirstLoad, useProfile } from '../features/accounts/session/use-profile.ts';
import { YourChart } from '../features/chart/your-chart.tsx';
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
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceHeading } from '../ui/choice-heading.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

const dailyReadingNames = DAILY_TYPES.map((type) => readingTypes[type].name).join(', ');

export const meta = () =>
  pageMeta({
    title: 'Daily Spiritual Readings',
    description: `Written for today from your own chart: ${dailyReadingNames}.`,
    keywords: ['daily reading', 'spiritual guidance', 'astrology', 'moon'],
    canonical: paths.dailyReadings,
  });

export default function DailyReadings() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle label="Every day" lead="Today’s readings, each written from your own chart.">
        Daily Spiritual Readings
      </PageTitle>
      <DailyReadingsRoom />
    </div>
  );
}

function DailyReadingsRoom() {
  const session = useSession();
  const loading = useProfile();
  const isOffline = useIsOffline();
  const waiting = <Skeleton lines={6} label="Loading your birth details" />;
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
          <h2 className="text-title-sm">Sign in for your readings</h2>
          <p className="mt-2 text-paper-dim">
            They are written for your date, time and place of birth.
          </p>
        </div>
        <LinkButton to={authThenBackTo(paths.dailyReadings)} className="shrink-0">
          Sign In
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
  { to: paths.askTheOracle, words: 'Ask the Oracle' },
  { to: paths.horoscope, words: 'Horoscope Center' },
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
          againLabel="Get New Reading"
        >
          <Button
            variant="quiet"
            onClick={() => {
              setReturned(true);
              place.clear();
            }}
          >
            Choose Different Reading
          </Button>
        </ReadingView>
        <div className="mt-16 border-t border-line pt-12">
          <YourChart />
        </div>
        <ClosingLinks links={links} />
      </>
    );
  return (
    <div className="space-y-8">
      <ChoiceHeading takesFocus={hasReturned}>Choose today’s page</ChoiceHeading>
      <ReadingTypeCards isLocked={isLocked} onChoose={choose} />
      {plan?.hasAccess === false && (
        <PremiumNote title="Every reading, every day">
          Daily Guidance is free and stays free. Oracle Premium unlocks all the others.
        </PremiumNote>
      )}
    </div>
  );
}
