import { beforeEach, expect, it, vi } from 'vitest';

/** The module of a page that was loaded anew: nothing is in its memory. */
async function loaded() {
  vi.resetModules();
  return import('./unsent-question.ts');
}

beforeEach(() => sessionStorage.clear());

it('gives a user their unsent question back, and nothing to another', async () => {
  const { keepUnsentQuestion, unsentQuestion } = await loaded();
  keepUnsentQuestion('one', 'Will I move?');
  expect(unsentQuestion(null)).toBe('');
  expect(unsentQuestion('another')).toBe('');
  expect(unsentQuestion('one')).toBe('Will I move?');
});

it('keeps nothing that was typed while no user was known', async () => {
  const { keepUnsentQuestion, unsentQuestion } = await loaded();
  keepUnsentQuestion('one', '');
  keepUnsentQuestion(null, 'Who am I?');
  expect(unsentQuestion('one')).toBe('');
});

it('gives it back after a reload, to the same user only', async () => {
  (await loaded()).keepUnsentQuestion('one', 'Will I move?');
  const { unsentQuestion } = await loaded();
  expect(unsentQuestion('another')).toBe('');
  expect(unsentQuestion('one')).toBe('Will I move?');
});

it('leaves nothing in the browser once it was sent, or its user has signed out', async () => {
  const { keepUnsentQuestion, eraseStoredQuestion } = await loaded();
  keepUnsentQuestion('one', 'Will I move?');
  keepUnsentQuestion('one', '');
  expect(sessionStorage).toHaveLength(0);
  keepUnsentQuestion('one', 'Will I move?');
  eraseStoredQuestion();
  expect(sessionStorage).toHaveLength(0);
});

it('takes nothing from what something else left under its name', async () => {
  for (const text of ['{', '3', '{"userId":"one"}']) {
    sessionStorage.setItem('unsent_question', text);
    expect((await loaded()).unsentQuestion('one')).toBe('');
  }
});
