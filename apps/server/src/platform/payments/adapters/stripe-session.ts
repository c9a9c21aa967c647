import { TRIAL_DAYS } from '@palm/contract/price';
import type { Stripe } from 'stripe';
import type { CheckoutOrder } from '../checkout.ts';
import { ORDER_ID, SERVER_ID, USER_ID } from './stripe-subscription.ts';

export const sessionFor = (
  order: CheckoutOrder,
  price: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: order.customerId,
  client_reference_id: order.userId,
  line_items: [{ price, quantity: 1 }],
  payment_method_collection: 'always',
  subscription_data: {
    metadata: {
      [USER_ID]: order.userId,
      [ORDER_ID]: order.orderId,
      [SERVER_ID]: order.serverId,
    },
    ...(order.offersTrial && {
      trial_period_days: TRIAL_DAYS,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    }),
  },
  custom_text: { submit: { message: order.shown } },
  success_url: `${order.successUrl}?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: order.cancelUrl,
  expires_at: Math.floor(order.expiresAt.getTime() / 1000),
});
