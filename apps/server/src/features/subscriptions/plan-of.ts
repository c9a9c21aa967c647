import type { SubscriptionState } from '@palm/contract/entities';
import { type Plan, planOf as planFor } from '@palm/contract/plans';
import type { Db } from '../../platform/db/db.ts';
import { accessFrom } from './access.ts';
import { subscriptionsOf } from './store/subscriptions.ts';

/** The one place that tells what a user has. Works in a transaction of that user and in one of the system. */
export const accessOf = async (db: Db, userId: string, now: Date): Promise<SubscriptionState> =>
  accessFrom(await subscriptionsOf(db, userId), now);

/** What the user's plan allows, from the table of the contract. */
export const planOf = async (db: Db, userId: string, now: Date): Promise<Plan> =>
  planFor((await accessOf(db, userId, now)).accessType);
