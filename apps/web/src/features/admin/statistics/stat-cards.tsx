import type { AdminStats } from '@palm/contract/entities';
import { countWords, percentWords } from './figure-words.ts';

interface Figure {
  readonly name: string;
  readonly about: string;
  readonly words: (stats: AdminStats) => string;
}

const LAST_30_DAYS = 'Last 30 days';

const figures: readonly Figure[] = [
  {
    name: 'Total Users',
    about: 'All accounts',
    words: (stats) => countWords(stats.totalUsers),
  },
  {
    name: 'Confirmed',
    about: 'Email verified',
    words: (stats) => countWords(stats.confirmedUsers),
  },
  {
    name: 'Active Users',
    about: LAST_30_DAYS,
    words: (stats) => countWords(stats.recentlyActive),
  },
  {
    name: 'Page Views',
    about: LAST_30_DAYS,
    words: (stats) => countWords(stats.totalPageViews),
  },
  {
    name: 'Unique Visitors',
    about: LAST_30_DAYS,
    words: (stats) => countWords(stats.uniqueVisitors),
  },
  {
    name: 'Conversion Rate',
    about: 'Signups + Actions',
    words: (stats) => percentWords(stats.conversionRate),
  },
  { name: 'Trial Users', about: 'Active trials', words: (stats) => countWords(stats.trialUsers) },
  {
    name: 'Premium Users',
    about: 'Paid subscribers',
    words: (stats) => countWords(stats.premiumUsers),
  },
];

export function StatCards({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
      {figures.map(({ name, about, words }) => (
        <div key={name} className="flex flex-col bg-raised px-4 py-5 md:px-6 md:py-6">
          <dt className="label">{name}</dt>
          <dd className="order-2 mt-2 font-serif text-title tabular-nums">
            {stats === undefined ? '...' : words(stats)}
          </dd>
          <dd className="order-3 mt-1 text-small text-paper-dim">{about}</dd>
        </div>
      ))}
    </dl>
  );
}
