import { expect, it } from 'vitest';
import { degreeWords, ordinal } from './degree-words.ts';

it.each([
  [0, '0°00′'],
  [23.2, '23°12′'],
  [29.9999, '29°59′'],
])('%d° are %s', (degrees, words) => {
  expect(degreeWords(degrees)).toBe(words);
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
])('house %i is the %s', (house, words) => {
  expect(ordinal(house)).toBe(words);
});
