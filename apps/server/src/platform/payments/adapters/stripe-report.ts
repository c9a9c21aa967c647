import type { Stripe } from 'stripe';
import type { Report } from '../payments.ts';

/** Which subscription an event is about; null for the many that are about none. */
export const reportOf = (event: Stripe.Event): Report => ({
  eventId: event.id,
  subscriptionId: subscriptionIn(event),
});

function subscriptionIn(event: Stripe.Event): string | null {
  const { object } = event.data;
  if (!('object' in object)) return null;
  if (object.object === 'subscription') return object.id;
  if (object.object === 'checkout.session') return idOf(object.subscription);
  if (object.object === 'invoice') {
    return idOf(object.parent?.subscription_details?.subscription ?? null);
  }
  return null;
}

export const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
