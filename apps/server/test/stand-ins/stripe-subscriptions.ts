import { randomUUID } from 'node:crypto';
import { type Subscription, DAY_S, charge, newInvoice } from './stripe-invoices.ts';

export function newSubscription(
  {
    customer,
    metadata,
    card,
  }: { customer: string; metadata: Record<string, string>; card: string },
  trialDays: number,
  now: number,
): Subscription {
  const firstCharge = now + trialDays * DAY_S;
  const made: Subscription = {
    id: `sub_${randomUUID()}`,
    object: 'subscription',
    customer,
    created: now,
    start_date: now,
    metadata,
    card,
    items: { data: [{ current_period_end: firstCharge }] },
    status: 'trialing',
    trial_end: trialDays > 0 ? firstCharge : null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { reason: null },
    latest_invoice: null,
    paymentFails: false,
  };
  rollForward(made, now);
  return made;
}

export const periodEnd = (subscription: Subscription): number =>
  subscription.items.data[0]?.current_period_end ?? 0;

/** Lets time do its work. Answers the types of the events that it caused. */
export function rollForward(subscription: Subscription, now: number): string[] {
  const events: string[] = [];
  while (subscription.status !== 'canceled' && periodEnd(subscription) <= now) {
    const endedAt = periodEnd(subscription);
    if (subscription.cancel_at_period_end) {
      end(subscription, endedAt, 'cancellation_requested');
      return [...events, 'customer.subscription.deleted'];
    }
    if (subscription.paymentFails) {
      if (subscription.status === 'past_due') return events;
      subscription.latest_invoice = newInvoice(subscription, endedAt, 'open');
      subscription.status = 'past_due';
      return [...events, 'invoice.payment_failed', 'customer.subscription.updated'];
    }
    events.push(...charge(subscription, endedAt));
  }
  return events;
}

export function end(
  subscription: Subscription,
  at: number,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancellation_details = { reason };
}

/** As the API shows it: parts that were not asked for are only named. */
export function shown(subscription: Subscription, expand: readonly string[]): unknown {
  const { card, latest_invoice: invoice } = subscription;
  const isAsked = (part: string) => expand.some((asked) => asked.startsWith(part));
  return {
    ...subscription,
    default_payment_method: isAsked('default_payment_method')
      ? { id: `pm_${card}`, object: 'payment_method', card: { fingerprint: card } }
      : `pm_${card}`,
    latest_invoice: isAsked('latest_invoice') ? invoice : (invoice?.id ?? null),
  };
}
