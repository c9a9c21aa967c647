import { describe, expect, test } from 'vitest';
import { findDay, findDeadline, findSecondDay, withDayFirst } from './find-days.ts';
import { findMonth } from './find-month.ts';
import { findWeekdays } from './find-weekdays.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';

describe('A day that is named', () => {
  test.each([
    ['is tomorrow a good day', '2026-11-19', 'tomorrow'],
    ['can i do it on friday', '2026-11-20', 'Friday, November 20'],
    ['interview thursday morning', '2026-11-19', 'Thursday, November 19'],
    ['next friday?', '2026-11-27', 'Friday, November 27'],
    ['is the 14th ok', '2026-12-14', 'Monday, December 14'],
    ['we fly sunday the 29th', '2026-11-29', 'Sunday, November 29'],
    ['we move on march 3rd', '2027-03-03', 'Wednesday, March 3'],
    ['3 march works', '2027-03-03', 'Wednesday, March 3'],
    ['seeing them at christmas', '2026-12-25', 'Christmas'],
    ['dinner on thanksgiving', '2026-11-26', 'Thanksgiving'],
    ['easter with my aunt', '2027-03-28', 'Easter'],
    ['what about 2027-01-09', '2027-01-09', 'Saturday, January 9'],
  ])('%s', (text, iso, words) => {
    expect(findDay(text, TODAY)).toEqual({ iso, words, isBirth: false });
  });

  test.each([
    ['he was born august 3 1992, are we a match', '1992-08-03', 'August 3, 1992'],
    ['what do the numbers in 3/14/1991 say', '1991-03-14', 'March 14, 1991'],
    ['born 25/12/1988', '1988-12-25', 'December 25, 1988'],
    ['i was born 23 october, which sign', '2026-10-23', 'October 23'],
  ])('is a birth date: %s', (text, iso, words) => {
    expect(findDay(text, TODAY)).toEqual({ iso, words, isBirth: true });
  });

  test.each(['he has not replied since saturday', 'my 7th house', 'may i ask', 'no day here'])(
    'is not found in: %s',
    (text) => {
      expect(findDay(text, TODAY)).toBeNull();
    },
  );

  test('is a deadline after "by" or "before"', () => {
    expect(findDeadline('i have to tell them by friday', TODAY)?.iso).toBe('2026-11-20');
    expect(findDeadline('i tell them on friday', TODAY)).toBeNull();
  });
});

describe('Two days side by side', () => {
  test.each([
    ['is friday or saturday better for it', '2026-11-21'],
    ['the 3rd or the 8th for my recital?', '2026-12-08'],
    ['me: april 2 1991. him: nov 19 1988. is this bad', '1988-11-19'],
    ['compare 6/6/97 and 12/1/98', '1998-12-01'],
  ])('%s', (text, iso) => {
    expect(findSecondDay(text, TODAY)?.iso).toBe(iso);
  });

  test('are one where only one is named', () => {
    expect(findSecondDay('i told her on friday, or did i', TODAY)).toBeNull();
  });
});

describe('A month without a day', () => {
  test.each([
    ['which day in february is good for a move', '2027-02'],
    ['what about march', '2027-03'],
    ['best saturday in may', '2027-05'],
    ['good time in dec?', '2026-12'],
  ])('%s', (text, month) => {
    expect(findMonth(text, TODAY)).toBe(month);
  });

  test.each(['we move on march 3rd', '3 march works', 'i may go', 'slow since october'])(
    'is not found in: %s',
    (text) => {
      expect(findMonth(text, TODAY)).toBeNull();
    },
  );
});

describe('Weekdays', () => {
  test.each([
    ['tuesday i cannot, i work late. other day?', { only: [], not: [2] }],
    ["i can't do fridays", { only: [], not: [5] }],
    ['i can only do weekends', { only: [6, 0], not: [] }],
    ['best saturday in may for a yard sale', { only: [6], not: [] }],
  ])('that are asked for or left out: %s', (text, days) => {
    expect(findWeekdays(text)).toEqual(days);
  });

  test('are not limits where one is only named', () => {
    expect(findWeekdays('how is friday looking')).toBeNull();
  });
});

describe('A date as it is written outside of America', () => {
  test.each([
    ['nasci 02/10/1998', '1998-10-02'],
    ['nací el 03-04-1990', '1990-04-03'],
    ['geboren 5.11.1992', '1992-11-05'],
    ['née le 25/12/1988', '1988-12-25'],
    ['geboren am 24. November 1990', '1990-11-24'],
  ])('%s', (text, iso) => {
    expect(findDay(withDayFirst(text), TODAY)?.iso).toBe(iso);
  });

  test('has its day first between points in English too, and its month first between strokes', () => {
    expect(findDay('born 4.12.1985', TODAY)?.iso).toBe('1985-12-04');
    expect(findDay('born 4/12/1985', TODAY)?.iso).toBe('1985-04-12');
    expect(findDay('born 4.25.1985', TODAY)?.iso).toBe('1985-04-25');
  });
});
