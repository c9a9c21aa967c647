import type { AdminStats } from '@palm/contract/entities';
import { countWords, percentWords } from './figure-words.ts';
import { copy } from '../copy.ts';

interface Figure {
  readonly name: string;
  readonly about: string;
  readonly words: (stats: AdminStats) => string;
}

const LAST_30_DAYS = copy.statCards.last30Days;

const figures: readonly Figure[] = [
  {
    name: copy.statCards.totalUsers,
    about: copy.statCards.allAccounts,
    words: (stats) => countWords(stats.totalUsers),
  },
  {
    name: copy.statCards.confirmed,
    about: copy.statCards.emailVerified,
    words: (stats) => countWords(stats.confirmedUsers),
  },
  {
    name: copy.statCards.activeUsers,
    about: LAST_30_DAYS,
    words: (stats) => countWords(stats.recentlyActive),
  },
  {
    name: copy.statCards.pageViews,
    about: LAST_30_DAYS,
    words: (stats) => countWords(stats.totalPageViews),
  },
  {
    name: copy.statCards.uniqueVisitors,
    about: LAST_30_DAYS,
    words: (stats) => countWords(stats.uniqueVisitors),
  },
  {
    name: copy.statCards.conversionRate,
    about: copy.statCards.signupsActions,
    words: (stats) => percentWords(stats.conversionRate),
  },
  {
    name: copy.statCards.trialUsers,
    about: copy.statCards.activeTrials,
    words: (stats) => countWords(stats.trialUsers),
  },
  {
    name: copy.statCards.premiumUsers,
    about: copy.statCards.paidSubscribers,
    words: (stats) => countWords(stats.premiumUsers),
  },
];

export function StatCards({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
      {figures.map(({ name, about, words }) => (
        <div key={name} className="flex flex-col bg-raised px-4 py-5 md:px-6 md:py-6">
          <dt className="label">{name}</dt>
          <dd className="order-2 mt-auto pt-2 font-serif text-title tabular-nums">
            {stats === undefined ? '...' : words(stats)}
          </dd>
          <dd className="order-3 mt-1 text-small text-paper-dim">{about}</dd>
        </div>
      ))}
    </dl>
  );
}
