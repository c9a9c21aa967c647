import { expect, test } from 'vitest';
import { shareOfDayBefore } from './moon-change.ts';

const MIDNIGHT = Date.UTC(2001, 10, 10);
const HOUR_MS = 3_600_000;

test.each([
  [-20, 0, 0],
  [-10, 0, 0.05],
  [8, 0.3, 0.7],
  [30, 0.95, 1],
  [36, 1, 1],
])('a change %i hours after midnight in UTC', (hours, least, most) => {
  const share = shareOfDayBefore(MIDNIGHT + hours * HOUR_MS, MIDNIGHT);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});
