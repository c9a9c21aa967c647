import { createSkyTable } from '@palm/astrology/sky-table';
import { describe, expect, test } from 'vitest';
import { chineseNewYear, chineseYearOf } from './chinese-year.ts';

const sky = createSkyTable();

describe('The Chinese year', () => {
  // Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table.
  test.each([
    [1966, '1966-01-21'],
    [1985, '1985-02-20'],
    [1990, '1990-01-27'],
    [1993, '1993-01-23'],
    [2000, '2000-02-05'],
    [2023, '2023-01-22'],
    [2027, '2027-02-06'],
  ])('%i begins on %s', (year, date) => {
    expect(chineseNewYear(year, sky)).toBe(date);
  });

  test('of a birth before its first day is the year before', () => {
    expect(chineseYearOf('1990-01-26', sky).year).toBe(1989);
    expect(chineseYearOf('1990-01-27', sky).year).toBe(1990);
  });
});
