import { describe, expect, it } from 'vitest';
import type { ClaimKind } from '../claim-kinds.ts';
import { findClaimByRule } from '../find-claim-by-rule.ts';

/** A claim by an image or about an outcome, and an honest sentence in nearly the same words. */
const PAIRS: readonly (readonly [ClaimKind, string, string])[] = [
  [
    'death',
    'Your uncle’s candle is burning low, and Saturn knows it.',
    'Let the candle burn a little longer tonight.',
  ],
  ['death', 'Have the black coat cleaned.', 'Wear the old coat and walk the long way home.'],
  [
    'death',
    'The butterfly at the window was your mother.',
    'A butterfly at the window may bring your mother to mind.',
  ],
  ['pregnancy', 'By autumn you may be counting kicks.', 'Whether a child comes is not in a chart.'],
  ['pregnancy', 'A soul has chosen you and waits for June.', 'Your Moon waits for nobody in June.'],
  [
    'money-law',
    'The matter never reaches a courtroom.',
    'The matter can wait until you have slept.',
  ],
  [
    'money-law',
    'A forgotten sum finds its way to your account.',
    'A forgotten sum may turn up in an old coat, or not.',
  ],
  [
    'health',
    'A sluggish thyroid comes with Neptune here.',
    'A sluggish Monday can come with Neptune here.',
  ],
  ['child', 'Saturn children learn through hunger.', 'Children learn through play, and so do you.'],
  [
    'promise',
    'There is a second marriage in this chart.',
    'There is a second square in this chart.',
  ],
  [
    'promise',
    'The exam is yours, the sky has not said so yet.',
    'The exam is on Friday, so sleep early.',
  ],
  [
    'promise',
    'The cells they put back on Tuesday are holding on.',
    'The talk you put off until Tuesday may be short.',
  ],
  [
    'instructions',
    'Those who set me up wanted me to sound like a friend.',
    'You told me that you want a friend who listens.',
  ],
  ['instructions', 'Fact f3 speaks of your tenth house.', 'Your tenth house speaks of work.'],
];

describe('a heavy matter by its image', () => {
  it.each(PAIRS)('is stopped as %s: %s', (kind, claim) => {
    expect(findClaimByRule(claim)).toBe(kind);
  });

  it.each(PAIRS)('is told from an honest sentence (%s): %s', (_kind, _claim, honest) => {
    expect(findClaimByRule(honest)).toBeNull();
  });
});

/* Each of these was stopped by a rule before. */
describe('what names a heavy matter and claims nothing', () => {
  it.each([
    'Your mother died in June, and this is the first autumn without her.',
    'The Moon rules Cancer, so yours was at home when you were born.',
    'If a big offer arrives, look at it twice.',
    'What are you ready to let go of? You may be ready to let go.',
    'It’s a good week to book the dentist you have been avoiding.',
    'Ask the court office which papers you need.',
    'Inheritance can stir up old rank among brothers and sisters.',
    'You’re carrying a lot.',
    'An old friend crosses your mind twice.',
    'He’s a Virgo: he may show care by repairing your bike.',
    'Your partner has Venus in Gemini, and you have it in Taurus.',
    'Mercury Retrograde is a good time for repairs.',
    'Your father is in hospital, you told me, and the week is full of waiting.',
    'The 14th of May is a Thursday, with Venus on your Moon.',
  ])('is shown: %s', (sentence) => {
    expect(findClaimByRule(sentence)).toBeNull();
  });

  it('is stopped where the same words make a claim', () => {
    expect(findClaimByRule('Your ex checks whether you’re online.')).toBe('person');
    expect(findClaimByRule('She is ready to go, and Saturn opens the door.')).not.toBeNull();
    expect(findClaimByRule('The judge decides for you.')).toBe('money-law');
  });
});
