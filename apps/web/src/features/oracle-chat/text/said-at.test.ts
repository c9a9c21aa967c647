import { expect, it } from 'vitest';
import { saidAt } from './said-at.ts';

const at = (day: number): Date => new Date(2026, 10, day, 16, 20);

it('tells the time, and the day too when it was another one', () => {
  expect(saidAt(at(15).toISOString(), at(15))).toBe('4:20 PM');
  expect(saidAt(at(14).toISOString(), at(15))).toBe('Nov 14, 4:20 PM');
});
