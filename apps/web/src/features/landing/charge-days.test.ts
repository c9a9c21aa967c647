import { expect, it } from 'vitest';
import { ledgerFrom } from './charge-days.ts';

it('charges nothing before the eighth day, and names that day', () => {
  const lines = ledgerFrom(Date.UTC(2026, 10, 28));
  expect(lines.map(({ day, amount }) => [day, amount])).toEqual([
    ['Today', '$0.00'],
    ['December 2', '$0.00'],
    ['December 5', '$9.99'],
  ]);
});

it('promises no more of the trial than it has', () => {
  expect(ledgerFrom(null)[0]?.what).toBe('Your trial starts, with 1 palm scan.');
});

it('counts days on a page that knows no date yet', () => {
  expect(ledgerFrom(null).map(({ day }) => day)).toEqual(['Today', 'Day 5', 'Day 8']);
});
