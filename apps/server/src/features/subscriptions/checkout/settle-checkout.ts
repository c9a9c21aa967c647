import type { Deps } from '../../../deps.ts';
import { type CheckoutRow, closeCheckout } from '../store/checkouts.ts';
import { syncSubscription } from '../stripe/sync-subscription.ts';

/** Finds out what became of a checkout, in case its report is late or lost. False when it is over without a payment. */
export async function settleCheckout(deps: Deps, checkout: CheckoutRow): Promise<boolean> {
  if (!deps.payments) return true;
  const { id, providerCheckoutId } = checkout;
  if (providerCheckoutId === null) {
    // The order is still running, or was cut off: no user has its address.
    if (checkout.expiresAt > deps.clock.now()) return true;
    await closeCheckout(deps.db.system, id);
    return false;
  }
  const state = await deps.payments.findCheckout(providerCheckoutId);
  if (state.kind === 'complete') await syncSubscription(deps, state.subscriptionId);
  if (state.kind === 'expired') await closeCheckout(deps.db.system, id);
  return state.kind !== 'expired';
}
