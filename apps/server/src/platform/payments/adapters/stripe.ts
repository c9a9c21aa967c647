import { PREMIUM_PRICE, PREMIUM_PRICE_CENTS, TRIAL_DAYS } from '@palm/contract/limits';
import { Stripe } from 'stripe';
import type { Clock } from '../../clock/clock.ts';
import {
  type CheckoutOrder,
  type Payments,
  PaymentsFailed,
  type PortalVisit,
  type ProviderSubscription,
} from '../payments.ts';
import { asking, unlessGone, unlessUnknown } from './stripe-failure.ts';
import { idOf, reportOf } from './stripe-report.ts';
import {
  ORDER_ID,
  readSubscription,
  SERVER_ID,
  SUBSCRIPTION_PARTS,
  USER_ID,
} from './stripe-subscription.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Where a stand-in answers; null for Stripe itself. */
  readonly apiBase: string | null;
}

const ANSWER_WITHIN_MS = 8000;
/** Older messages are taken for replays. */
const REPORT_TOLERANCE_S = 300;

export function createStripePayments(options: StripeOptions, clock: Clock): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...baseOf(options.apiBase),
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const priceIsRight = once(() => checkPrice(stripe, options.priceId));

  return {
    provider: 'stripe',

    customerFor: async ({ userId, email }) => {
      // Without the address, which may have changed since the first try: a key is good for the same words only.
      const { id } = await asking(() =>
        stripe.customers.create(
          { metadata: { [USER_ID]: userId } },
          { idempotencyKey: `customer-${userId}` },
        ),
      );
      await asking(() => stripe.customers.update(id, { email }));
      return id;
    },

    moveCustomer: async (customerId, email) => {
      await asking(() => stripe.customers.update(customerId, { email })).catch(unlessUnknown);
    },

    startCheckout: async (order) => {
      await priceIsRight();
      const session = await asking(() =>
        stripe.checkout.sessions.create(sessionFor(order, options.priceId), {
          idempotencyKey: `checkout-${order.orderId}`,
        }),
      );
      if (!session.url) throw new PaymentsFailed('a checkout has no address');
      return { id: session.id, url: session.url };
    },

    findCheckout: async (id) => {
      const session = await asking(() => stripe.checkout.sessions.retrieve(id));
      const subscriptionId = idOf(session.subscription);
      if (session.status === 'complete' && subscriptionId !== null) {
        return { kind: 'complete', subscriptionId };
      }
      return { kind: session.status === 'expired' ? 'expired' : 'open' };
    },

    expireCheckout: async (id) => {
      await asking(() => stripe.checkout.sessions.expire(id)).catch(unlessGone);
    },

    openPortal: async (visit) => {
      const { cancelSubscriptionId } = visit;
      if (cancelSubscriptionId === null) return portalUrl(stripe, homeOf(visit));
      // The operator may have switched cancellation off in the portal, and then its home is all there is.
      const cancelling = { ...homeOf(visit), flow_data: cancelFlow(visit, cancelSubscriptionId) };
      return portalUrl(stripe, cancelling).catch(() => portalUrl(stripe, homeOf(visit)));
    },

    findSubscription: (id) => findSubscription(stripe, id),

    endSubscription: async (id, { refund }) => {
      if (refund) await refundLastCharge(stripe, id);
      try {
        await asking(() => stripe.subscriptions.cancel(id));
      } catch (error) {
        // One that has ended cannot be ended again. Any other refusal is tried again.
        const found = await findSubscription(stripe, id);
        if (found !== null && found.status !== 'ended') throw error;
      }
    },

    readReport: (body, signature) => {
      try {
        const { webhookSecret } = options;
        const receivedAt = clock.now().getTime();
        return reportOf(
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            REPORT_TOLERANCE_S,
            undefined,
            receivedAt,
          ),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },

    testMode: null,
  };
}

const sessionFor = (order: CheckoutOrder, price: string): Stripe.Checkout.SessionCreateParams => ({
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

type PortalParams = Stripe.BillingPortal.SessionCreateParams;

const homeOf = ({ customerId, returnUrl }: PortalVisit): PortalParams => ({
  customer: customerId,
  return_url: returnUrl,
});

const cancelFlow = (
  { returnUrl }: PortalVisit,
  subscription: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData => ({
  type: 'subscription_cancel',
  subscription_cancel: { subscription },
  after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
});

const portalUrl = async (stripe: Stripe, params: PortalParams): Promise<string> =>
  (await asking(() => stripe.billingPortal.sessions.create(params))).url;

async function findSubscription(stripe: Stripe, id: string): Promise<ProviderSubscription | null> {
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
async function checkPrice(stripe: Stripe, priceId: string): Promise<void> {
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

async function refundLastCharge(stripe: Stripe, subscriptionId: string): Promise<void> {
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
function once(ask: () => Promise<void>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    await ask();
    isDone = true;
  };
}

function baseOf(apiBase: string | null) {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
