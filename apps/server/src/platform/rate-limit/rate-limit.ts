import { inArray, like, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rateLimits } from '../db/schema.ts';
import { unsynced } from '../db/unsynced.ts';

export interface RateLimit {
  readonly max: number;
  readonly perMs: number;
}

export interface Consumed {
  /** How many of the uses that were asked for the limit still has. */
  readonly granted: number;
  readonly windowEndsAt: Date;
}

/**
 * Counts uses of the key, in a window that opens with the first use. One statement, so that parallel processes cannot
 * exceed the limit. Refused uses do not prolong the window. A count lost in a power cut does no harm, so the commit
 * does not wait for the disk.
 */
export async function consume(
  db: Db,
  key: string,
  limit: RateLimit,
  { now, uses = 1 }: { now: Date; uses?: number },
): Promise<Consumed> {
  const { windowStart, hits } = rateLimits;
  const at = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  // A window that opens in the future was opened by a clock that ran ahead: once the clock is corrected, users must not
  // wait for that day. Within a window's length the cause may be another process whose clock differs a little.
  const isOver = sql`(${windowStart} <= ${at(-limit.perMs)} or ${windowStart} > ${at(limit.perMs)})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, hits: uses })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        windowStart: sql`case when ${isOver} then excluded.window_start else ${windowStart} end`,
        // Not beyond what tells that nothing was left, or it would grow with every refusal.
        hits: sql`case when ${isOver} then excluded.hits else least(${hits}, ${limit.max}::integer) + excluded.hits end`,
      },
    })
    .returning({ windowStart, hits, ...unsynced });
  if (!row) throw new Error('An upsert gives its row.');
  const before = row.hits - uses;
  return {
    granted: Math.max(0, Math.min(uses, limit.max - before)),
    windowEndsAt: new Date(row.windowStart.getTime() + limit.perMs),
  };
}

/** Forgets the windows that opened before then; they must be longer ago than the longest limit lasts. */
export async function forgetWindows(db: Db, before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}

/** Forgets what was counted of one person: under these keys, and under any that ends with their id. */
export async function forgetCounts(
  db: Db,
  { id, keys }: { id: string; keys: readonly string[] },
): Promise<void> {
  await db
    .delete(rateLimits)
    .where(or(like(rateLimits.key, `%:${id}`), inArray(rateLimits.key, [...keys])));
}
