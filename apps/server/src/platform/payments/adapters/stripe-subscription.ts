import type { Stripe } from 'stripe';
import type { Charge, PaymentMethod, ProviderSubscription } from '../provider-subscription.ts';

/** What has to come along with a subscription for `readSubscription`. */
export const SUBSCRIPTION_PARTS = ['default_payment_method', 'latest_invoice'];

/** The names under which our own ids travel with what we make there. */
export const USER_ID = 'user_id';
export const ORDER_ID = 'order_id';
export const SERVER_ID = 'server_id';

export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { metadata, latest_invoice: invoice, cancel_at: cancelAt } = subscription;
  // A subscription of ours has one item, and the period is the item's.
  const periodEndsAt = subscription.items.data[0]?.current_period_end ?? subscription.start_date;
  const endsAt = subscription.cancel_at_period_end ? periodEndsAt : cancelAt;
  const status = statusOf(subscription.status);
  const latest = typeof invoice === 'string' ? null : invoice;
  return {
    id: subscription.id,
    userId: metadata[USER_ID] ?? null,
    orderId: metadata[ORDER_ID] ?? null,
    serverId: metadata[SERVER_ID] ?? null,
    status,
    startedAt: instant(subscription.created),
    trialEndsAt: maybe(subscription.trial_end),
    periodEndsAt: instant(periodEndsAt),
    cancelledAt: endedUnpaid(subscription) ? null : maybe(subscription.canceled_at),
    accessEndsAt: maybe(subscription.ended_at ?? endsAt),
    pastDueSince: status === 'past_due' && latest ? instant(dueSince(latest)) : null,
    lastCharge: latest && chargeOf(latest),
    paymentMethod: paymentMethodOf(subscription.default_payment_method),
  };
}

/** Stripe gave up collecting: the customer cancelled nothing. */
const endedUnpaid = ({ cancellation_details: details }: Stripe.Subscription): boolean =>
  details?.reason === 'payment_failed';

type Status = ProviderSubscription['status'];

/** `unpaid` has run out of retries and `paused` has no card to try: neither is paid for. */
const statuses: Readonly<Record<string, Status>> = {
  incomplete: 'unfinished',
  incomplete_expired: 'unfinished',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'ended',
  paused: 'ended',
};

/** A status that Stripe invents later gives no access, and takes none that is stored. */
const statusOf = (status: string): Status => statuses[status] ?? 'unfinished';

/** The first try to collect follows when an invoice becomes final, about an hour after it is made. */
const dueSince = (invoice: Stripe.Invoice): number =>
  invoice.status_transitions.finalized_at ?? invoice.created;

function chargeOf(invoice: Stripe.Invoice): Charge | null {
  if (invoice.status !== 'paid' || invoice.amount_paid === 0) return null;
  const at = invoice.status_transitions.paid_at ?? invoice.created;
  return { id: invoice.id, amountCents: invoice.amount_paid, at: instant(at) };
}

function paymentMethodOf(method: string | Stripe.PaymentMethod | null): PaymentMethod | null {
  if (method === null || typeof method === 'string') return null;
  const { card, sepa_debit: sepa, us_bank_account: usBank } = method;
  return { fingerprint: card?.fingerprint ?? sepa?.fingerprint ?? usBank?.fingerprint ?? null };
}

const instant = (seconds: number): Date => new Date(seconds * 1000);
const maybe = (seconds: number | null): Date | null => (seconds === null ? null : instant(seconds));
