import { expect, it } from 'vitest';
import type { ToldFact } from '../../facts/told-fact.ts';
import { findWrongDates } from './find-wrong-dates.ts';

/* A Sunday. The contact began in June, is exact on Friday for the second of three times, and ends in May. */
const today = '2026-11-15';
const contact = {
  days: {
    since: '2026-06-07',
    exact: ['2026-07-05', '2026-11-20', '2027-04-24'],
    until: '2027-05-21',
    isRough: false,
  },
} as unknown as ToldFact;
const wrong = (text: string, said = '') => findWrongDates(text, [contact], { today, said });

it.each([
  'Uranus is exact on Friday.',
  'It is exact on November 20, the second of three passes.',
  'Uranus keeps at it from June to May 2027, through the winter.',
  'Uranus comes back on April 24, 2027.',
  'Today, Sunday, is quieter than Uranus.',
  'Mondays are for laundry.',
  'If it still bothers you on Thursday, say so.',
  'May your phone be quiet.',
  'A deadline on Monday instead of Tuesday would help.',
])('lets pass: %s', (text) => {
  expect(wrong(text)).toEqual([]);
});

it.each([
  'Uranus is exact on Thursday.',
  'On Thursday the mood lifts.',
  'Uranus is exact on November 21.',
  'Uranus stays until September 2027.',
  'Uranus is close from 19 to 20 November.',
  'This is the third and last pass of Uranus.',
  'It is the second of two passes.',
  'Uranus began this in 2019.',
])('finds: %s', (text) => {
  expect(wrong(text)).not.toEqual([]);
});

it('lets the dates of the conversation be named again', () => {
  expect(wrong('On December 3 you have your interview.')).toEqual(['December 3']);
  expect(wrong('On December 3 you have your interview.', 'interview on December 3')).toEqual([]);
});

/* No fact is cited. */
it.each([
  ["Use it for the talk you've been softening since March.", []],
  ['Pick the one argument that would still matter in September.', []],
  ["You'll have the keys in September.", ['September']],
  ['You could be living by the sea in September.', ['September']],
  ["You've been under Uranus since March.", ['March']],
])('tells an idle month from one in which something happens: %s', (text, dates) => {
  expect(findWrongDates(text, [], { today, said: '' })).toEqual(dates);
});
