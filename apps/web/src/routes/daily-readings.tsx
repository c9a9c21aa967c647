import { useSession } from '../features/accounts/accounts-context.ts';
import { ReadingTypeCards } from '../features/daily-readings/reading-type-cards.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { authThenBackTo, paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'Daily Spiritual Readings',
    description:
      'Six readings a day from your own chart: guidance, love, career, spirit, the Moon, protection.',
    keywords: ['daily reading', 'spiritual guidance', 'astrology', 'moon'],
    canonical: paths.dailyReadings,
  });

export default function DailyReadings() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle label="Every day" lead="Six pages a day, each written from your own chart.">
        Daily Spiritual Readings
      </PageTitle>
      <DailyReadingsRoom />
    </div>
  );
}

function DailyReadingsRoom() {
  const { status } = useSession();
  if (status === 'unknown') return <Skeleton lines={6} label="Looking for your session" />;
  if (status === 'visitor') return <ForVisitors />;
  return <StillBeingBuilt>Soon your daily pages are written here.</StillBeingBuilt>;
}

function ForVisitors() {
  return (
    <div className="space-y-8">
      <Card className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="text-title-sm">Sign in for your readings</h2>
          <p className="mt-2 text-paper-dim">
            They are written for the day, the hour and the place you were born.
          </p>
        </div>
        <LinkButton to={authThenBackTo(paths.dailyReadings)} className="shrink-0">
          Sign In
        </LinkButton>
      </Card>
      <ReadingTypeCards />
    </div>
  );
}
