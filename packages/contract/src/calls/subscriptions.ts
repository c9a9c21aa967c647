import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timestamp } from '../formats.ts';
import { SubscriptionState } from '../entities.ts';

/** What a person was shown and accepted, word for word. */
const Consent = z.object({
  acceptedAt: timestamp,
  shown: z.string(),
  trial: z.boolean(),
  termsVersion: z.string(),
});
export type Consent = z.infer<typeof Consent>;

const Billing = z.object({
  accessType: SubscriptionState.shape.accessType,
  /** As shown, and in cents: $9.99, 999. */
  price: z.string(),
  priceCents: z.int(),
  /** True where no card is ever charged. */
  testMode: z.boolean(),
  trialEndsAt: z.nullable(timestamp),
  /** Null when nothing will be charged. */
  nextChargeAt: z.nullable(timestamp),
  cancelAtPeriodEnd: z.boolean(),
  /** When access ends: after a cancellation, or after a payment that failed and is not made good. */
  accessEndsAt: z.nullable(timestamp),
  paymentFailedAt: z.nullable(timestamp),
  /** What a checkout begun now would offer. */
  nextCheckout: z.object({ trial: z.boolean(), firstChargeAt: timestamp }),
  /** Newest first. */
  consents: z.array(Consent),
});
export type Billing = z.infer<typeof Billing>;

export const checkSubscription = defineCall({
  name: 'check-subscription',
  method: 'POST',
  access: 'user',
  summary: "The signed-in user's plan. A checkout that was just paid counts at once.",
  input: z.object({}),
  output: SubscriptionState,
  refusals: [],
});

export const createCheckout = defineCall({
  name: 'create-checkout',
  method: 'POST',
  access: 'user',
  summary: 'Where to subscribe. The first checkout of a person offers a free trial.',
  input: z.object({}),
  output: z.object({ url: z.url() }),
  refusals: ['checkout_failed', 'already_subscribed'],
});

export const customerPortal = defineCall({
  name: 'customer-portal',
  method: 'POST',
  access: 'user',
  summary: 'Where to manage the subscription: see charges, change the card, cancel, resume.',
  input: z.object({
    /** Leads straight to the cancellation, so that cancelling takes two clicks. */
    flow: z.optional(z.literal('cancel')),
  }),
  output: z.object({ url: z.url() }),
  refusals: ['portal_failed', 'nothing_to_manage'],
});

export const getBilling = defineCall({
  name: 'get-billing',
  method: 'POST',
  access: 'user',
  summary: 'Price, dates and consents of the own subscription, to be shown and kept.',
  input: z.object({}),
  output: Billing,
  refusals: [],
});
