import { hours, minutes } from '@palm/contract/durations';
import { and, asc, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { subscriptions } from '../../../platform/db/schema.ts';

/** A little under an hour, so that an hourly round finds them again. */
const OVERDUE_RECHECK_MS = minutes(50);
const RECHECK_MS = hours(24);

/** Subscriptions to look up again: all once a day, overdue ones each hour and first. One process takes each. */
export async function claimForRecheck(db: Db, now: Date, limit: number): Promise<string[]> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const { periodEndsAt, trialEndsAt, accessEndsAt, status } = subscriptions;
  const isOverdue = or(
    lte(periodEndsAt, now),
    lte(accessEndsAt, now),
    and(eq(status, 'trialing'), lte(trialEndsAt, now)),
  );
  const due = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        ne(status, 'ended'),
        or(
          lt(subscriptions.fetchedAt, before(RECHECK_MS)),
          and(lt(subscriptions.fetchedAt, before(OVERDUE_RECHECK_MS)), isOverdue),
        ),
      ),
    )
    .orderBy(sql`${isOverdue} is true desc`, asc(subscriptions.fetchedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(subscriptions)
    .set({ fetchedAt: now })
    .where(inArray(subscriptions.id, due))
    .returning({ id: subscriptions.id });
  return claimed.map(({ id }) => id);
}
