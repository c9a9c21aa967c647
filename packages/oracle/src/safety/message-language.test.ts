import { expect, it } from 'vitest';
import { assess } from './assess.ts';

it('the question of care opens with a sentence of the person’s own language', () => {
  const italian = assess('non ce la faccio più');
  expect(italian.grade).toBe(2);
  expect(italian.answer).toMatch(/^Ti leggo/u);
  expect(italian.answer).toContain('findahelpline.com');
  expect(assess('i cant do this anymore').answer).toMatch(/^I'd rather ask/u);
});
