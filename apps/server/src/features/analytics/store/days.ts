import { gte, lt, max, min, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { analyticsDayReadings, analyticsDays, appAnalytics } from '../../../platform/db/schema.ts';
import { dayAfter, startOf, type UtcDay, utcDayOf } from '../utc-day.ts';
import { dayCounts, during, readingsDuring } from './events.ts';
import { noteVisits } from './visits.ts';

/* The days that are counted. */

/** The first day that is not counted yet: all before it are, without a gap. Null where nothing ever happened. */
export async function firstOpenDay(db: Db): Promise<UtcDay | null> {
  const [counted] = await db.select({ last: max(analyticsDays.day) }).from(analyticsDays);
  if (counted?.last) return dayAfter(counted.last);
  const [event] = await db.select({ first: min(appAnalytics.createdAt) }).from(appAnalytics);
  return event?.first ? utcDayOf(event.first) : null;
}

/** Counts one day, in the caller's transaction. False when another process was quicker. */
export async function countDay(db: Db, day: UtcDay): Promise<boolean> {
  const itsEvents = during(startOf(day), startOf(dayAfter(day)));
  const [counts] = await db.select(dayCounts).from(appAnalytics).where(itsEvents);
  if (!counts) throw new Error('A count gives its row.');
  const inserted = await db
    .insert(analyticsDays)
    .values({ day, ...counts })
    .onConflictDoNothing()
    .returning({ day: analyticsDays.day });
  if (inserted.length === 0) return false;
  const types = await readingsDuring(db, startOf(day), startOf(dayAfter(day)));
  if (types.length > 0) {
    const rows = types.map(({ type, count: readings }) => ({ day, readingType: type, readings }));
    await db.insert(analyticsDayReadings).values(rows);
  }
  await noteVisits(db, itsEvents);
  return true;
}

export const countedReadings = (db: Db, first: UtcDay) =>
  db
    .select({
      type: analyticsDayReadings.readingType,
      count: sql<number>`sum(${analyticsDayReadings.readings})::integer`,
    })
    .from(analyticsDayReadings)
    .where(gte(analyticsDayReadings.day, first))
    .groupBy(analyticsDayReadings.readingType);

export const countedDays = (db: Db, first: UtcDay) =>
  db.select().from(analyticsDays).where(gte(analyticsDays.day, first));

export async function countedPageViews(db: Db, first: UtcDay): Promise<number> {
  const [row] = await db
    .select({ views: sum(analyticsDays.pageViews).mapWith(Number) })
    .from(analyticsDays)
    .where(gte(analyticsDays.day, first));
  return row?.views ?? 0;
}

export async function pruneDays(db: Db, before: Date): Promise<void> {
  await db.delete(analyticsDays).where(lt(analyticsDays.day, utcDayOf(before)));
}
