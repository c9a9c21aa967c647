import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { expect, it } from 'vitest';
import { billingFailure } from './billing-failure.ts';

it.each([
  ['checkout_failed', 'checkout', 'subscription.checkout-failed'],
  ['offline', 'checkout', 'subscription.checkout-failed'],
  ['already_subscribed', 'checkout', 'subscription.already-active'],
  ['signed_out', 'checkout', 'subscription.authentication-required'],
  ['portal_failed', 'portal', 'subscription.portal-failed'],
  ['nothing_to_manage', 'portal', 'subscription.nothing-to-manage'],
  ['too_many_requests', 'portal', 'request.too-many'],
] as const)('%s at the %s is told as %s', (code, door, key) => {
  expect(billingFailure(new CallRefused(code), door)).toEqual(messages[key]);
});

it('an answer without an address is a checkout that failed', () => {
  const wrongShape = new Error('url: expected string');
  expect(billingFailure(wrongShape, 'checkout')).toEqual(messages['subscription.checkout-failed']);
});
