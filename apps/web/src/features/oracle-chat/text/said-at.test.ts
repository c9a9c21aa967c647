import { expect, it } from 'vitest';
import { isAfterPause, saidAt } from './said-at.ts';

const at = (day: number, hour = 16): Date => new Date(2026, 10, day, hour, 20);

it('tells the time, the day of the week before today, and the date before that', () => {
  expect(saidAt(at(15).toISOString(), at(15))).toBe('4:20\u{A0}pm');
  expect(saidAt(at(14).toISOString(), at(15))).toBe('Saturday, 4:20\u{A0}pm');
  expect(saidAt(at(3).toISOString(), at(15))).toBe('Nov 3, 4:20\u{A0}pm');
});

it('takes a message after an hour for another sitting, and the first one too', () => {
  expect(isAfterPause(at(15).toISOString(), undefined)).toBe(true);
  expect(isAfterPause(at(15, 17).toISOString(), at(15).toISOString())).toBe(true);
  expect(isAfterPause(at(15).toISOString(), at(15).toISOString())).toBe(false);
});
