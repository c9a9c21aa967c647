import { expect, it } from 'vitest';
import { seasonWords } from './season-words.ts';

it('takes the last day as a label, and lets the sentence begin with a capital', () => {
  expect(seasonWords('Through February 14, 2027: shrink the plan and keep it.')).toEqual({
    through: 'Through February 14, 2027',
    sentence: 'Shrink the plan and keep it.',
  });
});

it('leaves a line without a day as it is', () => {
  const sentence = 'Tonight the Moon is full.';
  expect(seasonWords(sentence)).toEqual({ through: undefined, sentence });
});
