import type { AdminDay } from '@palm/contract/admin';
import type { Db } from '../../platform/db/db.ts';
import { countedDays, countedReadings, firstOpenDay } from './store/days.ts';
import { openDays, readingsDuring } from './store/events.ts';
import { dayAfter, daysBetween, startOf, utcDayOf, type UtcDay } from './utc-day.ts';

/** The days up to today, oldest first, without a gap. */
export async function dailyFigures(db: Db, now: Date, days: number): Promise<AdminDay[]> {
  const { first, openFrom, today } = await bounds(db, now, days);
  const known = [...(await countedDays(db, first)), ...(await openDays(db, startOf(openFrom)))];
  const byDay = new Map(known.map((row) => [row.day, row]));
  return daysBetween(first, today).map((day) => {
    const row = byDay.get(day);
    return {
      day,
      pageViews: row?.pageViews ?? 0,
      visitors: row?.visitors ?? 0,
      signups: row?.signups ?? 0,
      readings: row?.readings ?? 0,
      subscriptions: row?.subscriptions ?? 0,
    };
  });
}

/** Which readings were taken on those days, most first. */
export async function readingsByType(db: Db, now: Date, days: number) {
  const { first, openFrom, today } = await bounds(db, now, days);
  const counted = await countedReadings(db, first);
  const open = await readingsDuring(db, startOf(openFrom), startOf(dayAfter(today)));
  const sums = new Map<string, number>();
  for (const { type, count } of [...counted, ...open])
    sums.set(type, (sums.get(type) ?? 0) + count);
  return [...sums]
    .map(([type, count]) => ({ type, count }))
    .toSorted((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}

async function bounds(
  db: Db,
  now: Date,
  days: number,
): Promise<{ first: UtcDay; openFrom: UtcDay; today: UtcDay }> {
  const today = utcDayOf(now);
  const first = dayAfter(today, 1 - days);
  const open = (await firstOpenDay(db)) ?? today;
  return { first, openFrom: open > first ? open : first, today };
}
