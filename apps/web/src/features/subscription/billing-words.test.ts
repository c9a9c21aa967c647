import { describe, expect, it } from 'vitest';
import { type Billing, consentRecord, offerWords, outlookWords } from './billing-words.ts';

const billing: Billing = {
  accessType: 'free',
  price: '$9.99',
  priceCents: 999,
  testMode: true,
  trialEndsAt: null,
  nextChargeAt: null,
  cancelAtPeriodEnd: false,
  accessEndsAt: null,
  paymentFailedAt: null,
  nextCheckout: { trial: true, firstChargeAt: '2026-11-22T23:30:00Z' },
  consents: [],
};
const today = { trial: false, firstChargeAt: '2026-11-15T12:00:00Z' };

describe('the offer', () => {
  it('names the price, the day of the first charge and the free days', () => {
    expect(offerWords(billing)).toBe(
      '$9.99 a month, first charge on November 22, 2026 (UTC) after 7 free days; cancel anytime.',
    );
  });

  it('promises no trial to a user who had one', () => {
    const words = offerWords({ ...billing, accessType: 'trial_ended', nextCheckout: today });
    expect(words).toBe(
      '$9.99 a month, first charge today, November 15, 2026 (UTC); cancel anytime.',
    );
  });

  it('says that paying during the trial ends it', () => {
    const words = offerWords({ ...billing, accessType: 'trial', nextCheckout: today });
    expect(words).toContain('Your free trial ends today as well.');
  });
});

describe('the outlook', () => {
  const december = '2026-12-15T12:00:00Z';

  it('is nothing without a subscription', () => {
    expect(outlookWords(billing)).toBeNull();
  });

  it.each([
    [{ nextChargeAt: december }, 'Next charge: $9.99 on December 15, 2026 (UTC)'],
    [{ nextChargeAt: december, trialEndsAt: december }, 'First charge: $9.99 on December 15'],
    [
      { cancelAtPeriodEnd: true, accessEndsAt: december },
      'Cancelled. Access ends on December 15, 2026 (UTC)',
    ],
    [
      {
        accessType: 'premium' as const,
        paymentFailedAt: '2026-12-12T12:00:00Z',
        accessEndsAt: december,
      },
      'failed on December 12, 2026 (UTC). Access ends on December 15, 2026 (UTC)',
    ],
    [
      {
        accessType: 'trial_ended' as const,
        paymentFailedAt: '2026-12-12T12:00:00Z',
        accessEndsAt: december,
      },
      'Access ended on December 15, 2026 (UTC) and comes back once it is paid',
    ],
  ])('of %j says %s', (changes, words) => {
    expect(outlookWords({ ...billing, ...changes })).toContain(words);
  });
});

it('the record holds every consent word for word, with its time and terms', () => {
  const consents = ['First words.', 'Second words.'].map((shown) => ({
    acceptedAt: '2026-11-15T12:00:00Z',
    shown,
    trial: true,
    termsVersion: '2026-11-15',
  }));
  const record = consentRecord({ consents });
  expect(record).toContain(
    'Accepted at 2026-11-15T12:00:00Z\nTerms of 2026-11-15\nFirst words.\n\nAccepted at',
  );
  expect(record.endsWith('Second words.')).toBe(true);
});
