import type { Deps } from '../../deps.ts';
import type { Payments } from '../../platform/payments/payments.ts';

/** The test mode never runs in production, so without Stripe no payment is possible there. */
export const BILLING_IS_OFF =
  'billing is off: with NODE_ENV=production it needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID';

export function paymentsOf(deps: Deps): Payments | null {
  if (!deps.payments) deps.log.error(BILLING_IS_OFF);
  return deps.payments;
}
