import { expect, it } from 'vitest';
import { offsetWords } from './offset-words.ts';

it.each([
  [-14_400, 'UTC−4'],
  [0, 'UTC+0'],
  [19_800, 'UTC+5:30'],
  [1172, 'UTC+0:19:32'],
  [-17_762, 'UTC−4:56:02'],
])('%i seconds are %s', (seconds, words) => {
  expect(offsetWords(seconds)).toBe(words);
});
