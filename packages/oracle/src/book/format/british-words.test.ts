import { expect, it } from 'vitest';
import { britishFaults } from './british-words.ts';

it.each([
  ['The queue is long.', 'says "queue" where American English says "line"'],
  ['You needn’t answer.', 'says "needn" where American English says "don’t have to"'],
  ['Two Fortnights away.', 'says "Fortnight" where American English says "two weeks"'],
  ['Being pleasant has got harder.', 'says "has got harder" where American English says "gotten"'],
  ["You've a talent for it.", 'says "You\'ve a t" where American English says "have"'],
])('names a British turn and the American one: %s', (text, fault) => {
  expect(britishFaults(text)).toEqual([fault]);
});

it('leaves ordinary American English alone', () => {
  const text = "You've got a meeting, and you haven't answered. They've had more than enough.";
  expect(britishFaults(text)).toEqual([]);
});
