import type { SubscriptionState } from '@palm/contract/entities';
import { type Plan, planOf as planFor } from '@palm/contract/plans';
import type { Db } from '../../../platform/db/db.ts';
import { accessFrom } from './access.ts';
import { subscriptionsOf, subscriptionsOfAll } from '../store/subscriptions.ts';

/** The one place that tells what a user has. Works in a transaction of that user and in one of the system. */
export const accessOf = async (db: Db, userId: string, now: Date): Promise<SubscriptionState> =>
  accessFrom(await subscriptionsOf(db, userId), now);

/** What the user's plan allows, from the table of the contract. */
export const planOf = async (db: Db, userId: string, now: Date): Promise<Plan> =>
  planFor((await accessOf(db, userId, now)).accessType);

/** The same for many at once: their plans, in the order of their ids. */
export async function plansOf(db: Db, userIds: readonly string[], now: Date): Promise<Plan[]> {
  const rows = Map.groupBy(await subscriptionsOfAll(db, userIds), ({ userId }) => userId);
  return userIds.map((userId) => planFor(accessFrom(rows.get(userId) ?? [], now).accessType));
}
