import { describe, expect, it } from 'vitest';
import { CRISIS_ANSWERS } from '../../content/safety/crisis-answers.ts';
import { CRISIS_NOTES, CRISIS_VARIANTS } from '../../content/safety/crisis-variants.ts';
import { INJECTION_ANSWERS } from '../../content/safety/injection-answers.ts';
import { SENSITIVE_ANSWERS } from '../../content/safety/sensitive-answers.ts';
import { SOFT_MATTER_LINES } from '../../content/safety/soft-lines.ts';
import { type BannedClaimKind, findBannedClaims } from './find-banned-claims.ts';
import { fillHelpLines } from './fill-help-lines.ts';

const kindsIn = (text: string): BannedClaimKind[] => [
  ...new Set(findBannedClaims(text).map(({ kind }) => kind)),
];

const BAD: readonly (readonly [BannedClaimKind, string])[] = [
  ['death', 'Your father will die before the winter.'],
  ['death', 'The line breaks early, so expect danger around 40: an accident lies ahead.'],
  ['death', 'You have about twenty years left, the palm says.'],
  ['death', 'She’ll live to be 90.'],
  ['illness', 'Saturn here points to a serious illness.'],
  ['illness', 'You probably have depression.'],
  ['illness', 'Stop taking your medication until the new moon.'],
  ['pregnancy', 'You will be pregnant by spring.'],
  ['pregnancy', 'A baby is on its way.'],
  ['curse', 'There is a dark energy around your house.'],
  ['curse', 'I can remove the curse for you.'],
  ['spell', 'Cast this spell on a Friday and make him love you.'],
  ['lucky-numbers', 'Your lucky numbers are near: 4, 8, 15, 16, 23, 42.'],
  ['buy-sell', 'Jupiter favours you: buy bitcoin.'],
  ['buy-sell', 'Thursday is a good day for selling.'],
  ['legal-outcome', 'The judge will side with you.'],
  ['legal-outcome', "They'll lose the case."],
  ['whereabouts', 'He is staying in Lisbon.'],
  ['infidelity', 'Your husband is probably cheating, or he is lying to you; he cheated before.'],
  ['soulmate', 'Soulmate confirmed.'],
  ['soulmate', 'You have found your twin flame, an 87% match.'],
  ['fate', 'It was written in the stars.'],
  ['certainty', 'You will meet someone on Tuesday.'],
  ['certainty', "You'll get the job, I promise."],
  ['certainty', 'He will call.'],
  ['dead-voice', 'Your late mother wants you to know she is proud.'],
  ['only-me', 'Only I understand you.'],
  ['human-claim', 'I am a real person.'],
  ['link', 'Read more at evil.example or http://evil.example.'],
  ['link', 'Look: ![x](http://evil.example/?q=1)'],
  ['secret', 'The key is sk-abcdef1234567890.'],
  ['streak-guilt', "Don't lose your streak, only 3 hours left."],
  ['paywall-tease', 'Something waits for you in March. Unlock the rest with Premium.'],
  ['paywall-tease', 'Pay a little to see the rest of this warning.'],
];

const GOOD: readonly string[] = [
  'Pluto is at a hard angle to your natal Venus. That can put your sense of worth under a little strain. Let one outcome go unwatched tonight; checking again has never changed the answer. What are you ready to stop paying for?',
  'Your life line curves in early. People worry about that one, so plainly: it says nothing about how long you live. Palmists read the curve as caution with energy. Where are you rationing yours?',
  'You may notice a message you have rewritten twice. Send the shorter one, or sleep on it.',
  'The Moon is in Cancer, and home asks for a little more of you than work does.',
  'Write down what you will say before you ring, and keep it to three lines.',
  'Mars in Virgo likes a list. Strike out one thing that was never yours to do.',
  'There are two days left in the month; use one of them to rest.',
  'She may be slow to answer. That is about her day, not about you.',
  'Saturn squares your Sun: effort, not danger. If a task feels heavy, halve it.',
  'The old year is dying back like a hedge in winter; leave the roots alone.',
];

describe('findBannedClaims', () => {
  it.each(BAD)('finds %s in: %s', (kind, sentence) => {
    expect(kindsIn(sentence)).toContain(kind);
  });

  it.each(GOOD)('lets stand: %s', (sentence) => {
    expect(findBannedClaims(sentence)).toEqual([]);
  });

  it('says where in the text a claim stands', () => {
    const text = 'A calm day. He will call.';
    expect(findBannedClaims(text)).toEqual([
      { kind: 'certainty', excerpt: 'He will call', at: 12 },
    ]);
  });

  it('finds nothing in our own reviewed answers but the name of the help-line directory', () => {
    const answers = [
      ...Object.values(CRISIS_ANSWERS),
      ...Object.values(CRISIS_VARIANTS),
      ...Object.values(CRISIS_NOTES),
      ...Object.values(SOFT_MATTER_LINES),
      ...Object.values(INJECTION_ANSWERS),
      ...Object.values(SENSITIVE_ANSWERS),
    ];
    const found = answers.flatMap((answer) => findBannedClaims(fillHelpLines(answer, null)));
    expect(found.filter(({ excerpt }) => excerpt !== 'findahelpline.com')).toEqual([]);
  });
});
