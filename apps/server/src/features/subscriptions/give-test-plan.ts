import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/answers/refusal.ts';
import { createCheckout } from './checkout/create-checkout.ts';
import { subscriptionsOf } from './store/subscriptions.ts';
import { syncSubscription } from './stripe/sync-subscription.ts';

/** Takes an account through the test mode's checkout. One that has been through it is left as it is. */
export async function giveTestPlan(
  deps: Deps,
  userId: string,
  plan: 'trial' | 'premium',
): Promise<void> {
  const testMode = deps.payments?.testMode;
  if (!testMode) return;
  if ((await subscriptionsOf(deps.db.system, userId)).length > 0) return;
  const { pathname } = new URL(await createCheckout(deps, userId, refuse));
  const subscriptionId = await testMode.payCheckout(pathname.split('/').at(-1) ?? '');
  if (subscriptionId === null) throw new Error('a checkout expired while it was being paid');
  if (plan === 'premium') await testMode.act(subscriptionId, 'end_period');
  await syncSubscription(deps, subscriptionId);
}
