import type { Stripe } from 'stripe';
import type { PortalVisit } from '../checkout.ts';
import { asking } from './stripe-failure.ts';

type PortalParams = Stripe.BillingPortal.SessionCreateParams;

export const homeOf = ({ customerId, returnUrl }: PortalVisit): PortalParams => ({
  customer: customerId,
  return_url: returnUrl,
});

export const cancelFlow = (
  { returnUrl }: PortalVisit,
  subscription: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData => ({
  type: 'subscription_cancel',
  subscription_cancel: { subscription },
  after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
});

export const portalUrl = async (stripe: Stripe, params: PortalParams): Promise<string> =>
  (await asking(() => stripe.billingPortal.sessions.create(params))).url;
