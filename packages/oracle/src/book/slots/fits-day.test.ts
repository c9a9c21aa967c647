import { expect, it } from 'vitest';
import { namesItsWeekday } from './fits-day.ts';

it('a passage that speaks of a Thursday waits where its own date is a Thursday', () => {
  const text = 'Venus is at odds with your Pluto until {until}. Say "I can\'t on Thursday."';
  expect(namesItsWeekday(text, { until: 'Thursday' })).toBe(true);
  expect(namesItsWeekday(text, { until: 'Friday' })).toBe(false);
});

it('a weekday counts only where the passage tells that date', () => {
  const text = 'Take the one you would still want on a wet Monday, until {until}.';
  expect(namesItsWeekday(text, { until: 'January 26', since: 'last Monday' })).toBe(false);
});
