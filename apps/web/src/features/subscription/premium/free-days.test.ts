import { TRIAL_DAYS } from '@palm/contract/price';
import { expect, it } from 'vitest';
import { monthDay } from '../../../lib/format/calendar-words.ts';
import { daysUpTo, firstChargeFrom } from './free-days.ts';

const START = Date.parse('2026-12-05T23:59:00Z');

it('shows the free days one by one, and the day of the first charge after them', () => {
  const days = daysUpTo(firstChargeFrom(START)).map((day) => monthDay(day, 'UTC'));
  expect(days).toHaveLength(TRIAL_DAYS + 1);
  expect(days[0]).toBe('December 5');
  expect(days.at(-1)).toBe('December 12');
});
