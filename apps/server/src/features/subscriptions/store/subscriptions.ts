import { hours, minutes } from '@palm/contract/durations';
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { billingNotices, subscriptions } from '../../../platform/db/schema.ts';
import type { ProviderSubscription } from '../../../platform/payments/payments.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Every subscription the user ever had, oldest first. */
export const subscriptionsOf = (db: Db, userId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));

export const subscriptionsOfAll = (
  db: Db,
  userIds: readonly string[],
): Promise<SubscriptionRow[]> =>
  db.select().from(subscriptions).where(inArray(subscriptions.userId, userIds));

export async function takeTicket(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ticket: number }>(
    sql`select nextval('subscription_tickets') as ticket`,
  );
  if (!rows[0]) throw new Error('A sequence gives a number.');
  return rows[0].ticket;
}

export interface Fetched {
  readonly userId: string;
  readonly status: SubscriptionRow['status'];
  readonly trialAccepted: boolean;
  readonly found: ProviderSubscription;
  readonly ticket: number;
  readonly now: Date;
}

/** Stores what was fetched, unless something fetched later is stored already. */
export async function storeFetched(
  db: Db,
  { userId, status, trialAccepted, found, ticket, now }: Fetched,
): Promise<boolean> {
  const state = {
    userId,
    status,
    trialEndsAt: found.trialEndsAt,
    trialAccepted,
    periodEndsAt: found.periodEndsAt,
    cancelledAt: found.cancelledAt,
    accessEndsAt: found.accessEndsAt,
    pastDueSince: found.pastDueSince,
    startedAt: found.startedAt,
    ticket,
    fetchedAt: now,
  };
  const stored = await db
    .insert(subscriptions)
    .values({ id: found.id, ...state })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: state,
      setWhere: lt(subscriptions.ticket, ticket),
    })
    .returning({ id: subscriptions.id });
  return stored.length > 0;
}

/** There was no answer to be stored; it need not be asked for again at once. */
export async function noteAsked(db: Db, id: string, now: Date): Promise<void> {
  await db.update(subscriptions).set({ fetchedAt: now }).where(eq(subscriptions.id, id));
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** Trials that will be charged by then, whose owners have not been told so. */
export function trialsToRemindOf(db: Db, by: Date, now: Date): Promise<SubscriptionRow[]> {
  const told = db
    .select({ id: billingNotices.id })
    .from(billingNotices)
    .where(
      and(
        eq(billingNotices.subscriptionId, subscriptions.id),
        eq(billingNotices.kind, 'trial_ending'),
      ),
    );
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        isNull(subscriptions.accessEndsAt),
        gt(subscriptions.trialEndsAt, now),
        lte(subscriptions.trialEndsAt, by),
        notExists(told),
      ),
    );
}

/** A little under an hour, so that an hourly round finds them again. */
const OVERDUE_RECHECK_MS = minutes(50);
const RECHECK_MS = hours(24);

/**
 * Those to be asked about: all once a day, what should have changed by now each hour and before all others. Taken by one
 * process only.
 */
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
