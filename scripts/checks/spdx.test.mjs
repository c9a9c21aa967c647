import { expect, it } from 'vitest';
import { leavesAChoice } from './spdx.mjs';

/** @param {string} expression */
const free = (expression) =>
  leavesAChoice(expression, (licence) => ['MIT', 'ISC', 'Apache-2.0'].includes(licence));

it('accepts what is accepted and nothing else', () => {
  expect(free('MIT')).toBe(true);
  expect(free('GPL-3.0-only')).toBe(false);
  expect(free('')).toBe(false);
});

it('is content with one side of an OR', () => {
  expect(free('(GPL-2.0 OR MIT)')).toBe(true);
  expect(free('GPL-2.0 OR AGPL-3.0')).toBe(false);
});

it('wants both sides of an AND', () => {
  expect(free('MIT AND ISC')).toBe(true);
  expect(free('MIT AND GPL-2.0')).toBe(false);
});

it('binds AND closer than OR, and brackets closest', () => {
  expect(free('MIT OR ISC AND GPL-2.0')).toBe(true);
  expect(free('(MIT OR ISC) AND GPL-2.0')).toBe(false);
  expect(free('GPL-2.0 AND (MIT OR ISC) OR MIT')).toBe(true);
});

it('sees a licence with an exception as a licence of its own', () => {
  expect(free('Apache-2.0 WITH LLVM-exception')).toBe(false);
});

it('grants nothing for words that are no expression', () => {
  expect(free('SEE LICENSE IN LICENSE.md')).toBe(false);
  expect(free('MIT OR')).toBe(false);
  expect(free('(MIT')).toBe(false);
  expect(free('MIT MIT')).toBe(false);
});
