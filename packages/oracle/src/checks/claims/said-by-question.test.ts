import { expect, it } from 'vitest';
import { findClaimByRule } from './find-claim-by-rule.ts';
import { saidByQuestion } from './said-by-question.ts';

it.each([
  ['Did you know that he writes to her?', 'He writes to her.'],
  ['What if I told you the house is already sold?', 'The house is already sold.'],
  ['Isn’t your brother hiding something?', 'Your brother is hiding something.'],
  ['Could it be you are tired?', 'You are tired.'],
])('a question that asks nothing: %s', (question, said) => {
  expect(saidByQuestion(question)).toBe(said);
});

it.each([
  'What would you do with a free evening?',
  'Have you noticed how early you wake?',
  'Have you noticed when it goes wrong?',
  'What if he says no?',
  'Did you know what to say?',
  'Who brings you dinner?',
])('an open question: %s', (question) => {
  expect(saidByQuestion(question)).toBeNull();
});

it.each([
  ['person', 'Haven’t you noticed that he only loves the idea of you?'],
  ['person', 'Isn’t she hiding something from you?'],
  ['death', 'Would you be surprised to learn that your uncle will die before the spring?'],
])('is judged by what it says: %s', (kind, question) => {
  expect(findClaimByRule(question)).toBe(kind);
});

it.each([
  'Did you know that Venus comes back to this place every eight years?',
  'Have you noticed that you go quiet in company?',
  'Isn’t that what Sundays are for?',
  'Does he love you?',
])('may be asked: %s', (question) => {
  expect(findClaimByRule(question)).toBeNull();
});
