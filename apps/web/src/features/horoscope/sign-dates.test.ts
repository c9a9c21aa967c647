import { expect, it } from 'vitest';
import { signDates } from './sign-dates.ts';

it('shows the first and the last day, also across the new year', () => {
  expect(signDates('aries')).toBe('Mar 21–Apr 19');
  expect(signDates('capricorn')).toBe('Dec 22–Jan 19');
});
