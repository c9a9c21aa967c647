import { expect, test } from 'vitest';
import { LANGUAGE_ANSWERS } from './answers.ts';

const lines = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '').length;

test.each(Object.entries(LANGUAGE_ANSWERS))('%s is complete', (_, { values, product, life }) => {
  expect(lines(values.signs)).toBe(12);
  expect(lines(values.months)).toBe(12);
  expect(values.weekdays.split(' ')).toHaveLength(7);
  expect(product.says.price).toMatch(/\{price\}.*\{days\}.*\{questions\}/su);
  for (const text of [...Object.values(product.says), ...Object.values(life)]) {
    expect(text.length).toBeGreaterThan(30);
    expect(text.length).toBeLessThan(480);
  }
});
