import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';
import type { Finished } from './finished.ts';
import { recordSubscription } from './record-subscription.ts';
import { noteAsked, takeTicket } from '../store/subscriptions.ts';

/**
 * Fetches what a subscription is now and takes it in. The ticket is taken before the question is asked: of answers that
 * cross on their way, the one asked for last is stored, and it has seen all that was reported before.
 */
export async function syncSubscription(deps: Deps, subscriptionId: string): Promise<void> {
  if (!deps.payments) return;
  const ticket = await takeTicket(deps.db.system);
  const found = await deps.payments.findSubscription(subscriptionId);
  if (!found || !isOurs(found)) {
    await noteAsked(deps.db.system, subscriptionId, deps.clock.now());
    return;
  }
  const hasChanged = await deps.db.system.transaction((db) =>
    recordSubscription(deps, db, found, ticket),
  );
  if (hasChanged) await deps.changes.announce(found.userId);
}

/**
 * The provider's account may hold subscriptions of other products, whose people have ids of another kind, and some whose
 * first payment is still open.
 */
const isOurs = (found: ProviderSubscription): found is Finished =>
  z.uuid().safeParse(found.userId).success && found.status !== 'unfinished';
