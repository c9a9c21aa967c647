import { describe, expect, test } from 'vitest';
import { findHour } from './find-hour.ts';

describe('An hour of birth', () => {
  test.each([
    ['rising sign? 5 jan 1990 6:15am mexico city', '06:15', '6:15 a.m.'],
    ['14/03/1991 06:42 new york', '06:42', '6:42 a.m.'],
    ['born 14.3.1991 um 18h30', '18:30', '6:30 p.m.'],
    ['23 August 2001, 5am, Madrid', '05:00', '5:00 a.m.'],
    ['august 3rd, 1992, 3.30 PM', '15:30', '3:30 p.m.'],
    ['around noon in paris on 7 july 1985', '12:00', '12:00 p.m.'],
    ['just after midnight, 2 may 1990', '00:00', '12:00 a.m.'],
    ['at quarter past 9 at night, 12 nov 1994', '21:15', '9:15 p.m.'],
    ['half past six in the morning', '06:30', '6:30 a.m.'],
    ['quarter to 12 at night', '23:45', '11:45 p.m.'],
    ['12 at night', '00:00', '12:00 a.m.'],
    ['2 at night', '02:00', '2:00 a.m.'],
    ['at 7 in the evening', '19:00', '7:00 p.m.'],
  ])('%s', (text, iso, words) => {
    expect(findHour(text)).toEqual({ iso, words });
  });

  test.each(['born 5 jan 1990', 'born 14.03.1991', 'born 3/14/91 in leeds', 'i am 31'])(
    'is not found in: %s',
    (text) => {
      expect(findHour(text)).toBeNull();
    },
  );
});
