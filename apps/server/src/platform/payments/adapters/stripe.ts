import { Stripe } from 'stripe';
import type { Clock } from '../../clock/clock.ts';
import { type Payments, PaymentsFailed } from '../payments.ts';
import { asking, unlessGone, unlessUnknown } from './stripe-failure.ts';
import { idOf, reportOf } from './stripe-report.ts';
import { USER_ID } from './stripe-subscription.ts';
import { homeOf, cancelFlow, portalUrl } from './stripe-portal.ts';
import { findSubscription, checkPrice, refundLastCharge, once } from './stripe-requests.ts';
import { sessionFor } from './stripe-session.ts';

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
