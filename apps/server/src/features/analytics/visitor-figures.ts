import { days } from '@palm/contract/durations';
import { ADMIN_WINDOW_DAYS } from '@palm/contract/limits';
import { and, gt, gte, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { appAnalytics } from '../../platform/db/schema.ts';
import { countedPageViews, firstOpenDay } from './store/days.ts';
import { rawPageViews } from './store/events.ts';
import { countedVisits } from './store/counted-visits.ts';
import { uncountedVisits } from './store/visits.ts';
import { firstWholeDayFrom, startOf } from './utc-day.ts';

export interface VisitorFigures {
  readonly totalPageViews: number;
  readonly uniqueVisitors: number;
  /** Percent, one decimal. */
  readonly conversionRate: number;
}

/**
 * The last 30 days, to the millisecond and whatever the zone. Counted days are taken from their rows, the days at both
 * ends from the events themselves: the answer is the one that the events alone would give.
 */
export async function visitorFigures(db: Db, now: Date): Promise<VisitorFigures> {
  const since = new Date(now.getTime() - days(ADMIN_WINDOW_DAYS));
  const openFrom = startOf((await firstOpenDay(db)) ?? firstWholeDayFrom(since));
  const { seen, acted } = await visitsSince(db, since, openFrom);
  return {
    totalPageViews: await pageViewsSince(db, since, openFrom),
    uniqueVisitors: seen,
    conversionRate: seen === 0 ? 0 : Math.round((acted / seen) * 1000) / 10,
  };
}

async function visitsSince(db: Db, since: Date, openFrom: Date) {
  const counted = await countedVisits(db, since);
  const { createdAt } = appAnalytics;
  const uncounted = await uncountedVisits(
    db,
    and(gt(createdAt, since), gte(createdAt, openFrom)),
    since,
  );
  return { seen: counted.seen + uncounted.seen, acted: counted.acted + uncounted.acted };
}

async function pageViewsSince(db: Db, since: Date, openFrom: Date): Promise<number> {
  const { createdAt } = appAnalytics;
  const firstWhole = firstWholeDayFrom(since);
  const wholeFrom = startOf(firstWhole);
  if (openFrom <= wholeFrom) return rawPageViews(db, gt(createdAt, since));
  return (
    (await rawPageViews(db, and(gt(createdAt, since), lt(createdAt, wholeFrom)))) +
    (await countedPageViews(db, firstWhole)) +
    (await rawPageViews(db, gte(createdAt, openFrom)))
  );
}
