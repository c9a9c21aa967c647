import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Payments } from '../../../platform/payments/payments.ts';
import type { Ending } from '../jobs.ts';
import { findOpenCheckout } from '../store/checkouts.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import { syncSubscription } from '../stripe/sync-subscription.ts';

/**
 * The billing that must end with the account, read in the transaction that deletes it: nothing more may be charged, and
 * an open checkout must not be paid. The caller must end each of them.
 */
export async function billingToEnd(db: Db, userId: string): Promise<Ending[]> {
  const live = (await subscriptionsOf(db, userId)).filter(({ status }) => status !== 'ended');
  const open = await findOpenCheckout(db, userId);
  const checkoutId = open?.providerCheckoutId ?? null;
  return [
    ...live.map(({ id }) => ({ subscriptionId: id, checkoutId: null, refund: false })),
    ...(checkoutId === null ? [] : [{ subscriptionId: null, checkoutId, refund: true }]),
  ];
}

/** Ends one of them. Doing it twice does no more than doing it once. */
export async function endNow(
  deps: Deps,
  { subscriptionId, checkoutId, refund }: Ending,
): Promise<void> {
  const { payments } = deps;
  if (!payments) throw new Error('a subscription cannot be ended while billing is off');
  const ended = subscriptionId ?? (await paidAfterAll(payments, checkoutId));
  if (ended === null) return;
  await payments.endSubscription(ended, { refund });
  await syncSubscription(deps, ended);
}

/** Closes a checkout. Returns the subscription if the user has already paid. */
async function paidAfterAll(payments: Payments, checkoutId: string | null): Promise<string | null> {
  if (checkoutId === null) return null;
  await payments.expireCheckout(checkoutId);
  const state = await payments.findCheckout(checkoutId);
  return state.kind === 'complete' ? state.subscriptionId : null;
}
