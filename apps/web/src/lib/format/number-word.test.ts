import { expect, it } from 'vitest';
import { numberWord } from './number-word.ts';

it('writes small numbers in words and others in figures', () => {
  expect([1, 7, 10, 11, 1200].map(numberWord)).toEqual(['one', 'seven', 'ten', '11', '1,200']);
});
