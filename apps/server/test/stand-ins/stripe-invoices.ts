import { randomUUID } from 'node:crypto';

/*
 * Subscriptions and invoices as Stripe keeps them, as far as anybody here looks at them. Times are seconds since 1970.
 */

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly created: number;
  status: 'paid' | 'open';
  amount_paid: number;
  readonly status_transitions: { finalized_at: number; paid_at: number | null };
  readonly parent: { readonly subscription_details: { readonly subscription: string } };
  readonly payments: { data: { status: string; payment: { payment_intent: string } }[] };
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly created: number;
  readonly start_date: number;
  readonly metadata: Record<string, string>;
  card: string;
  readonly items: { data: { current_period_end: number }[] };
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  trial_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { reason: 'cancellation_requested' | 'payment_failed' | null };
  latest_invoice: Invoice | null;
  paymentFails: boolean;
}

export const DAY_S = 24 * 60 * 60;
const MONTH_S = 30 * DAY_S;
const PRICE_CENTS = 999;

export function charge(subscription: Subscription, at: number): string[] {
  subscription.latest_invoice = newInvoice(subscription, at, 'paid');
  subscription.status = 'active';
  subscription.items.data = [{ current_period_end: at + MONTH_S }];
  return ['invoice.paid', 'customer.subscription.updated'];
}

export const newInvoice = ({ id }: Subscription, at: number, status: 'paid' | 'open'): Invoice => ({
  id: `in_${randomUUID()}`,
  object: 'invoice',
  created: at,
  status,
  amount_paid: status === 'paid' ? PRICE_CENTS : 0,
  status_transitions: { finalized_at: at, paid_at: status === 'paid' ? at : null },
  parent: { subscription_details: { subscription: id } },
  payments: { data: [{ status, payment: { payment_intent: `pi_${randomUUID()}` } }] },
});
