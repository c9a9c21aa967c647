import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../instant.ts';
import { SIGNS, type SignId } from '../vocabulary.ts';
import { zodiacSignOf } from './sign-by-date.ts';

/** The product's table, written out a second time so that a slip in one shows. */
const TABLE: readonly (readonly [SignId, string, string, string])[] = [
  ['aries', '03-21', '04-19', 'fire'],
  ['taurus', '04-20', '05-20', 'earth'],
  ['gemini', '05-21', '06-20', 'air'],
  ['cancer', '06-21', '07-22', 'water'],
  ['leo', '07-23', '08-22', 'fire'],
  ['virgo', '08-23', '09-22', 'earth'],
  ['libra', '09-23', '10-22', 'air'],
  ['scorpio', '10-23', '11-21', 'water'],
  ['sagittarius', '11-22', '12-21', 'fire'],
  ['capricorn', '12-22', '01-19', 'earth'],
  ['aquarius', '01-20', '02-18', 'air'],
  ['pisces', '02-19', '03-20', 'water'],
];

function signsOfTable(monthDay: string): SignId[] {
  return TABLE.filter(([, from, to]) =>
    from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to,
  ).map(([sign]) => sign);
}

describe('the zodiac sign of a date', () => {
  it('is exactly one sign of the table on every day from 1900 to 2100', () => {
    let days = 0;
    const wrong: string[] = [];
    for (let at = Date.UTC(1900, 0, 1); at <= Date.UTC(2100, 11, 31); at += DAY_MS) {
      const date = new Date(at);
      const monthDay = date.toISOString().slice(5, 10);
      const sign = zodiacSignOf({ month: date.getUTCMonth() + 1, day: date.getUTCDate() });
      if (signsOfTable(monthDay).join() !== sign) wrong.push(date.toISOString());
      days += 1;
    }
    expect(wrong).toEqual([]);
    expect(days).toBe(73_414);
  });

  it('changes on the exact day the table says', () => {
    for (const [sign, from, to] of TABLE) {
      for (const monthDay of [from, to]) {
        const [month = 0, day = 0] = monthDay.split('-').map(Number);
        expect(zodiacSignOf({ month, day })).toBe(sign);
      }
    }
  });

  it('has the element the table gives it', () => {
    for (const [sign, , , element] of TABLE) expect(SIGNS[sign].element).toBe(element);
  });

  it('does not exist for a month that does not', () => {
    expect(() => zodiacSignOf({ month: 13, day: 1 })).toThrow(RangeError);
  });
});
