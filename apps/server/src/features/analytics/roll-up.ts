import { minutes } from '@palm/contract/durations';
import type { Deps } from '../../deps.ts';
import { DAYS_KEPT_MS, EVENTS_KEPT_MS } from './retention.ts';
import { countDay, firstOpenDay, pruneDays } from './store/days.ts';
import { pruneEvents } from './store/events.ts';
import { pruneVisits } from './store/visits.ts';
import { dayAfter, startOf, utcDayOf } from './utc-day.ts';

/** An event of the last second before midnight may be written a little after it. */
const SETTLED_AFTER_MS = minutes(10);

/**
 * Counts the days that are over, then forgets events that are too old to matter. Each day is a transaction of its own:
 * whatever ends this half-way, the next round goes on from there.
 */
export async function rollUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const today = utcDayOf(before(SETTLED_AFTER_MS));
  const first = await firstOpenDay(db.system);
  if (first === null) return;
  for (let day = first; day < today; day = dayAfter(day)) {
    const counted = day;
    await db.system.transaction((tx) => countDay(tx, counted));
  }
  // What is not counted is not forgotten, however late this round comes.
  const oldest = Math.min(before(EVENTS_KEPT_MS).getTime(), startOf(today).getTime());
  while (await pruneEvents(db.system, new Date(oldest)));
  await pruneVisits(db.system, before(EVENTS_KEPT_MS));
  await pruneDays(db.system, before(DAYS_KEPT_MS));
}
