import { expect, it } from 'vitest';
import { signDates } from './sign-dates.ts';

it('tells the first and the last day, over the turn of the year too', () => {
  expect(signDates('aries')).toBe('Mar 21–Apr 19');
  expect(signDates('capricorn')).toBe('Dec 22–Jan 19');
});
