import { expect, it } from 'vitest';
import { isTouchy } from './is-touchy.ts';

it('takes a figure of speech about dying for what it is', () => {
  expect(isTouchy('No one dies of a late answer.')).toBe(false);
  expect(isTouchy('No one dies of an illness like that.')).toBe(true);
});

it('looks at what stands beside a condition or behind a planet', () => {
  expect(isTouchy('If you wait until the new moon, he comes back.')).toBe(true);
  expect(isTouchy('Mercury presses on your Mars, so your mother really wants more.')).toBe(true);
  expect(isTouchy('Mars moves on in the middle of the month.')).toBe(false);
});

it('is strict with the words of a heavy matter', () => {
  expect(isTouchy('Eczema comes with Neptune here.')).toBe(true);
  expect(isTouchy('Patience comes with Saturn here.')).toBe(false);
});
