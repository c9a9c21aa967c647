import { expect, it } from 'vitest';
import { numberWord } from './number-word.ts';

it('writes small numbers in words and others in figures', () => {
  expect([1, 7, 16, 17, 1200].map(numberWord)).toEqual(['one', 'seven', 'sixteen', '17', '1,200']);
});
