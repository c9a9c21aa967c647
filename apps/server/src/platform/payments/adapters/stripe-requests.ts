import { PREMIUM_PRICE, PREMIUM_PRICE_CENTS } from '@palm/contract/price';
import type { Stripe } from 'stripe';
import { PaymentsFailed } from '../payments.ts';
import type { ProviderSubscription } from '../provider-subscription.ts';
import { asking, unlessGone } from './stripe-failure.ts';
import { idOf } from './stripe-report.ts';
import { readSubscription, SUBSCRIPTION_PARTS } from './stripe-subscription.ts';

export async function findSubscription(
  stripe: Stripe,
  id: string,
): Promise<ProviderSubscription | null> {
  try {
    return readSubscription(
      await asking(() => stripe.subscriptions.retrieve(id, { expand: SUBSCRIPTION_PARTS })),
    );
  } catch (error) {
    unlessGone(error);
    return null;
  }
}

/** Every page of ours names the price, so another one must not be charged. */
export async function checkPrice(stripe: Stripe, priceId: string): Promise<void> {
  const price = await asking(() => stripe.prices.retrieve(priceId));
  const isRight =
    price.unit_amount === PREMIUM_PRICE_CENTS &&
    price.currency === 'usd' &&
    price.recurring?.interval === 'month' &&
    price.recurring.interval_count === 1;
  if (!isRight) {
    throw new PaymentsFailed(`STRIPE_PRICE_ID is not a price of ${PREMIUM_PRICE} a month`);
  }
}

export async function refundLastCharge(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { latest_invoice: invoice } = await asking(() =>
    stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice.payments'] }),
  );
  if (invoice === null || typeof invoice === 'string' || invoice.amount_paid === 0) return;
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment;
  const intent = idOf(payment?.payment_intent ?? null);
  if (intent === null) throw new PaymentsFailed('a charge to be given back was not found');
  await asking(() =>
    stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${invoice.id}` }),
  );
}

/** Asks until it was answered well, then never again. */
export function once(ask: () => Promise<void>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    await ask();
    isDone = true;
  };
}
