import { expect, it } from 'vitest';
import {
  clockOf,
  dayNumberOf,
  dayOfYear,
  monthDayOf,
  shortWeekdayOf,
  weekdayOf,
} from './day-words.ts';

it('tells a day as the masthead of an almanac does', () => {
  expect(weekdayOf('2026-12-05')).toBe('Saturday');
  expect(monthDayOf('2026-12-05')).toBe('December 5');
  expect(dayOfYear('2026-12-05')).toEqual({ day: 339, days: 365 });
  expect(dayOfYear('2028-12-31')).toEqual({ day: 366, days: 366 });
  expect([dayNumberOf('2026-12-08'), shortWeekdayOf('2026-12-08')]).toEqual([8, 'Tue']);
});

it('tells a time in small letters, on one line', () => {
  expect(clockOf('19:52')).toBe('7:52\u{A0}pm');
  expect(clockOf('04:58')).toBe('4:58\u{A0}am');
});
