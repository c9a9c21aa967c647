import { and, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { billingNotices, subscriptions } from '../../../platform/db/schema.ts';
import type { SubscriptionRow } from './subscriptions.ts';

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
