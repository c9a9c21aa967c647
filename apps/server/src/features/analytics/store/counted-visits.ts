import { and, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { analyticsVisitDays, analyticsVisits } from '../../../platform/db/schema.ts';
import { firstWholeDayFrom, startOf } from '../utc-day.ts';

/**
 * Visits that are counted and were seen since then, and those among them that did more than look. Whole days are
 * counted already; the one that `since` stands in is looked through.
 */
export async function countedVisits(db: Db, since: Date) {
  const { lastSeenAt, lastActedAt } = analyticsVisits;
  const { day, seen, acted } = analyticsVisitDays;
  const firstWhole = firstWholeDayFrom(since);
  const before = (last: typeof lastSeenAt | typeof lastActedAt) =>
    db
      .select({ visits: sql`count(*)` })
      .from(analyticsVisits)
      .where(and(gt(last, since), lt(last, startOf(firstWhole))));
  const [row] = await db
    .select({
      seen: sql<number>`(coalesce(sum(${seen}), 0) + (${before(lastSeenAt)}))::integer`,
      acted: sql<number>`(coalesce(sum(${acted}), 0) + (${before(lastActedAt)}))::integer`,
    })
    .from(analyticsVisitDays)
    .where(gte(day, firstWhole));
  return row ?? { seen: 0, acted: 0 };
}
