import { expect, it } from 'vitest';
import { createPrintedRows } from './printed-rows.ts';

it('knows the rows of a date, and only of that date', () => {
  const printedOn = createPrintedRows();
  printedOn('2026-11-15').add([1, 2]);
  expect([...printedOn('2026-11-15').rows]).toEqual([1, 2]);
  expect([...printedOn('2026-11-16').rows]).toEqual([]);
});

it('forgets what is oldest once there is too much, by row and by date', () => {
  const printedOn = createPrintedRows();
  const first = printedOn('2026-11-13');
  first.add(Array.from({ length: 250_001 }, (_, row) => row));
  expect(first.rows.has(0)).toBe(false);
  expect(first.rows.has(250_000)).toBe(true);
  for (const date of ['2026-11-14', '2026-11-15', '2026-11-16']) printedOn(date);
  expect(printedOn('2026-11-13').rows.size).toBe(0);
});
