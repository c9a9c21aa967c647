import type { Deps } from '../../../deps.ts';
import { PaymentsFailed } from '../../../platform/payments/payments.ts';
import { isOverdue } from '../access/access.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { findOpenCheckout } from '../store/checkouts.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import { syncSubscription } from './sync-subscription.ts';

/** A provider that is late is not asked by every tab. */
const ASK_AGAIN_MS = 10_000;

/** Asks the provider where a report may be missing: after a checkout, and when a period has ended. Else it asks nothing. */
export async function catchUp(deps: Deps, userId: string): Promise<void> {
  const checkout = await findOpenCheckout(deps.db.system, userId);
  if (checkout) await settleCheckout(deps, checkout);
  const now = deps.clock.now();
  for (const subscription of await subscriptionsOf(deps.db.system, userId)) {
    const wasJustAsked = now.getTime() - subscription.fetchedAt.getTime() < ASK_AGAIN_MS;
    if (!wasJustAsked && isOverdue(subscription, now))
      await syncSubscription(deps, subscription.id);
  }
}

/** The same, where an answer from what we know is better than none. */
export async function tryToCatchUp(deps: Deps, userId: string): Promise<void> {
  try {
    await catchUp(deps, userId);
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    deps.log.warn({ err: error }, 'a subscription could not be looked up');
  }
}
