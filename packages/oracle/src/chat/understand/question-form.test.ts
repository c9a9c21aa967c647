import { expect, test } from 'vitest';
import { withoutSlang } from './words/plain-text.ts';
import { questionForm, whomAbout } from './question-form.ts';

test.each([
  ['which day is best for a haircut', 'which-day'],
  ['when will i find a job', 'when'],
  ['why is he so cold', 'why'],
  ['should i text him', 'yes-no'],
  ['is it over', 'yes-no'],
  ['how do i tell her', 'how'],
  ["what's my moon sign", 'what'],
  ['which numbers run through my birth date', 'which'],
  ['i got fired today', 'tells'],
  ['leo and taurus?', 'yes-no'],
])('the form of a question: %s', (typed, form) => {
  expect(questionForm(withoutSlang(typed), typed)).toBe(form);
});

test.each([
  ['are you real', 'app'],
  ['are we doomed', 'us'],
  ['does he love me', 'them'],
  ['i am tired', 'me'],
])('whom it is about: %s', (typed, whom) => {
  expect(whomAbout(withoutSlang(typed))).toBe(whom);
});
