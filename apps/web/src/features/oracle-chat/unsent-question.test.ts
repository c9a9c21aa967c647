import { expect, it } from 'vitest';
import { keepUnsentQuestion, unsentQuestion } from './unsent-question.ts';

it('gives a user their unsent question back, and nothing to another', () => {
  keepUnsentQuestion('one', 'Will I move?');
  expect(unsentQuestion(null)).toBe('');
  expect(unsentQuestion('another')).toBe('');
  expect(unsentQuestion('one')).toBe('Will I move?');
});

it('keeps nothing that was typed while no user was known', () => {
  keepUnsentQuestion('one', '');
  keepUnsentQuestion(null, 'Who am I?');
  expect(unsentQuestion('one')).toBe('');
});
