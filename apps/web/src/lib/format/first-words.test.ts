import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it('leaves a short text as it is', () => {
  expect(firstWords('A day for letters.', 20)).toBe('A day for letters.');
});

it('cuts between words, and leaves no comma before the ellipsis', () => {
  expect(firstWords('The Moon is in Capricorn tonight', 20)).toBe('The Moon is in…');
  expect(firstWords('Slowly, then all at once', 9)).toBe('Slowly…');
  expect(firstWords('The Moon is new', 8)).toBe('The Moon…');
});

it('ends a text that was cut before in one ellipsis', () => {
  expect(firstWords('Things get …', 20)).toBe('Things get…');
  expect(firstWords('Things get better in …', 12)).toBe('Things get…');
});
