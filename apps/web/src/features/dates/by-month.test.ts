import type { ChartDate } from '@palm/contract/chart-date';
import { expect, test } from 'vitest';
import { byMonth, dayOf } from './by-month.ts';

const on = (date: string) => ({ id: date, date }) as ChartDate;

test('dates stand under the month they fall in, in their order', () => {
  const months = byMonth([on('2026-12-08'), on('2026-12-31'), on('2027-01-01')]);
  expect(months.map(({ name, dates }) => [name, dates.map(({ id }) => id)])).toEqual([
    ['December', ['2026-12-08', '2026-12-31']],
    ['January', ['2027-01-01']],
  ]);
});

test('a day is a number and a weekday, whatever zone the browser is in', () => {
  expect(dayOf('2026-12-09')).toEqual({ number: 9, weekday: 'Wed' });
});
