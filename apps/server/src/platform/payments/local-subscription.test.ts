import { expect, it } from 'vitest';
import { afterAction } from './local-actions.ts';
import { asProviderSubscription } from './as-provider-subscription.ts';
import { beginSubscription, rollForward } from './local-subscription.ts';

const ids = { id: 'sub', userId: 'user', orderId: 'order' };
const at = (text: string) => new Date(text);
const seen = (...args: Parameters<typeof rollForward>) =>
  asProviderSubscription(rollForward(...args));

it('charges on the same day of each month, or on the last of a short one', () => {
  const begun = beginSubscription(ids, false, at('2027-01-31T10:00:00Z'));
  expect(seen(begun, at('2027-01-31T10:00:00Z'))).toMatchObject({
    status: 'active',
    lastCharge: { amountCents: 999, at: at('2027-01-31T10:00:00Z') },
    periodEndsAt: at('2027-02-28T10:00:00Z'),
  });
  expect(seen(begun, at('2027-02-28T10:00:00Z'))).toMatchObject({
    lastCharge: { at: at('2027-02-28T10:00:00Z') },
    periodEndsAt: at('2027-03-31T10:00:00Z'),
  });
  expect(seen(begun, at('2028-02-29T10:00:00Z')).periodEndsAt).toEqual(at('2028-03-31T10:00:00Z'));
});

it('charges nothing in a trial of seven days, and then the price', () => {
  const begun = beginSubscription(ids, true, at('2026-11-15T10:00:00Z'));
  expect(seen(begun, at('2026-11-22T09:59:59Z'))).toMatchObject({
    status: 'trialing',
    lastCharge: null,
  });
  expect(seen(begun, at('2026-11-22T10:00:00Z'))).toMatchObject({
    status: 'active',
    lastCharge: { amountCents: 999 },
    periodEndsAt: at('2026-12-22T10:00:00Z'),
  });
});

it('ends without a payment in the whole grace period, even when it was not cancelled', () => {
  const now = at('2026-11-15T10:00:00Z');
  const failed = afterAction(beginSubscription(ids, false, now), 'fail_payment', now);
  expect(seen(failed, at('2026-11-18T09:59:59Z')).status).toBe('past_due');
  expect(seen(failed, at('2026-11-18T10:00:00Z'))).toMatchObject({
    status: 'ended',
    cancelledAt: null,
  });
});

it('stays ended, whatever is done to it', () => {
  const now = at('2026-11-15T10:00:00Z');
  const cancelled = afterAction(beginSubscription(ids, true, now), 'cancel', now);
  const ended = afterAction(cancelled, 'end_period', now);
  expect(asProviderSubscription(ended).status).toBe('ended');
  for (const action of ['resume', 'recover', 'end_period'] as const) {
    expect(afterAction(ended, action, now)).toEqual(ended);
  }
});
