import { expect, it } from 'vitest';
import { isTouchy } from './is-touchy.ts';

it('takes a figure of speech about dying for what it is', () => {
  expect(isTouchy('Nobody dies of a late answer.')).toBe(false);
  expect(isTouchy('Nobody dies of an illness like that.')).toBe(true);
});
