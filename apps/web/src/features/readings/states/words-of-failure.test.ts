import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { expect, it } from 'vitest';
import { isFinal, wordsOfFailure } from './words-of-failure.ts';

const daily = { kind: 'daily', type: 'daily-guidance' } as const;
const partner = { kind: 'partner', partnerSign: 'leo' } as const;
const compatibility = { kind: 'compatibility', sign: 'aries', partnerSign: 'leo' } as const;
const horoscope = { kind: 'horoscope', type: 'weekly', sign: 'aries' } as const;

it('has the words of its kind for each reading that failed', () => {
  for (const error of [new CallRefused('offline'), new CallRefused('unexpected'), new Error('?')]) {
    expect(wordsOfFailure(error, daily)).toBe(messages['reading.failed']);
    expect(wordsOfFailure(error, horoscope)).toBe(messages['horoscope.failed']);
    expect(wordsOfFailure(error, partner)).toBe(messages['partner.failed']);
    expect(wordsOfFailure(error, compatibility)).toBe(messages['compatibility.failed']);
  }
});

it('says why, where there is a reason', () => {
  expect(wordsOfFailure(new CallRefused('premium_only'), daily)).toBe(
    messages['reading.premium-only'],
  );
  expect(wordsOfFailure(new CallRefused('signed_out'), partner)).toBe(
    messages['partner.authentication-required'],
  );
});

it('offers no second try where it could not help', () => {
  expect(isFinal(new CallRefused('premium_only'))).toBe(true);
  expect(isFinal(new CallRefused('offline'))).toBe(false);
  expect(isFinal(new Error('?'))).toBe(false);
});
