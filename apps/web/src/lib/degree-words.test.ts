import { expect, it } from 'vitest';
import { degreeWords } from './degree-words.ts';

it.each([
  [0, '0°00′'],
  [23.2, '23°12′'],
  [29.9999, '29°59′'],
])('%d° are %s', (degrees, words) => {
  expect(degreeWords(degrees)).toBe(words);
});
