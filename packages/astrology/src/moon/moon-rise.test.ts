import { expect, it } from 'vitest';
import { DAY_MS } from '../instant.ts';
import { moonRiseOn } from './moon-rise.ts';

const dayOf = (date: string) => {
  const from = Date.parse(`${date}T00:00:00Z`);
  return { from, to: from + DAY_MS };
};
const onEquator = { latitude: 0, longitude: 0 };
const hourOf = (at: number | null): number =>
  at === null ? Number.NaN : (at % DAY_MS) / 3_600_000;

it('lets a full Moon rise about when the Sun sets, and a new one about when it rises', () => {
  // Full on November 24, 2026, new on December 9.
  expect(hourOf(moonRiseOn(dayOf('2026-11-24'), onEquator))).toBeGreaterThan(17);
  expect(hourOf(moonRiseOn(dayOf('2026-11-24'), onEquator))).toBeLessThan(19);
  expect(hourOf(moonRiseOn(dayOf('2026-12-09'), onEquator))).toBeGreaterThan(5);
  expect(hourOf(moonRiseOn(dayOf('2026-12-09'), onEquator))).toBeLessThan(7);
});

it('rises 20 to 80 minutes later each day', () => {
  const [first, second] = ['2026-12-05', '2026-12-06'].map((date) =>
    hourOf(moonRiseOn(dayOf(date), onEquator)),
  );
  const later = ((second ?? 0) - (first ?? 0)) * 60;
  expect(later).toBeGreaterThan(20);
  expect(later).toBeLessThan(80);
});

it('says so on a day without a moonrise', () => {
  const days = Array.from({ length: 30 }, (_, day) =>
    dayOf(`2026-11-${String(day + 1).padStart(2, '0')}`),
  );
  expect(days.filter((day) => moonRiseOn(day, onEquator) === null)).toHaveLength(1);
});
