import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { subscriptions } from '../../../platform/db/schema.ts';
import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';

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
