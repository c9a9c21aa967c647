import { expect, it } from 'vitest';
import type { Billing } from '../billing-words.ts';
import { premiumStateOf } from './premium-state.ts';

const billing: Billing = {
  accessType: 'free',
  price: '$9.99',
  priceCents: 999,
  testMode: false,
  trialEndsAt: null,
  nextChargeAt: null,
  cancelAtPeriodEnd: false,
  accessEndsAt: null,
  paymentFailedAt: null,
  nextCheckout: { trial: true, firstChargeAt: '2026-12-12T00:00:00Z' },
  consents: [],
};
const member = {
  userId: 'some-user',
  loading: false,
  isKnown: true,
  isOffline: false,
  isSold: true,
  accessType: 'free' as const,
  billing,
  isBillingPending: false,
};
const visitor = { ...member, userId: null, isKnown: false, billing: undefined };

it.each([
  ['free', 'free'],
  ['trial_ended', 'trial-used'],
  ['trial', 'trial'],
  ['premium', 'subscriber'],
] as const)('shows %s as %s', (accessType, state) => {
  expect(premiumStateOf({ ...member, accessType })).toBe(state);
});

it('sends a failed payment to the portal, never to a second subscription', () => {
  const unpaid = { ...billing, paymentFailedAt: '2026-12-01T00:00:00Z' };
  expect(premiumStateOf({ ...member, accessType: 'trial_ended', billing: unpaid })).toBe('unpaid');
});

it('offers nothing where nothing is sold, and takes nothing from a subscriber', () => {
  for (const accessType of ['free', 'trial_ended'] as const)
    expect(premiumStateOf({ ...member, accessType, isSold: false })).toBe('off');
  expect(premiumStateOf({ ...visitor, isSold: false })).toBe('off');
  expect(premiumStateOf({ ...member, accessType: 'premium', isSold: false })).toBe('subscriber');
});

it('promises no trial before the plan is known', () => {
  expect(premiumStateOf({ ...member, loading: true, isKnown: false })).toBe('waiting');
  expect(premiumStateOf({ ...member, billing: undefined, isBillingPending: true })).toBe('waiting');
  const failed = { ...member, isKnown: false, billing: undefined };
  expect(premiumStateOf(failed)).toBe('unchecked');
  expect(premiumStateOf({ ...failed, isOffline: true })).toBe('offline');
});

it('tells a visitor the offer, and without a network that there is none', () => {
  expect(premiumStateOf(visitor)).toBe('visitor');
  expect(premiumStateOf({ ...visitor, loading: true })).toBe('waiting');
  expect(premiumStateOf({ ...visitor, loading: true, isOffline: true })).toBe('offline');
});
