import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import { PaymentsFailed } from '../../platform/payments/payments.ts';
import { paymentsOf } from './billing-is-off.ts';
import { findCustomerId } from './store/customers.ts';
import { subscriptionsOf } from './store/subscriptions.ts';

/** Where to manage the subscription; with `cancel`, straight at its cancellation. */
export async function customerPortal(
  deps: Deps,
  { userId, flow }: { userId: string; flow: 'cancel' | undefined },
  refuse: Refuse<'portal_failed' | 'nothing_to_manage'>,
): Promise<string> {
  const payments = paymentsOf(deps) ?? refuse('portal_failed');
  const customerId = await findCustomerId(deps.db.system, userId, payments.provider);
  const subscriptions = await subscriptionsOf(deps.db.system, userId);
  if (customerId === null || subscriptions.length === 0) return refuse('nothing_to_manage');
  const live = subscriptions.find(
    ({ status, accessEndsAt }) => status !== 'ended' && accessEndsAt === null,
  );
  try {
    const url = await payments.openPortal({
      userId,
      customerId,
      cancelSubscriptionId: flow === 'cancel' ? (live?.id ?? null) : null,
      returnUrl: `${deps.config.publicUrl}/profile`,
    });
    return new URL(url, deps.config.publicUrl).href;
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    deps.log.error({ err: error }, 'the customer portal could not be opened');
    return refuse('portal_failed');
  }
}
