import { useSyncExternalStore } from 'react';
import { drawnAt } from '../../lib/deferred-hydration/drawn-at.ts';
import { utcDayOf } from './utc-day-of.ts';

const never = () => () => {};

function printedDay(): number | null {
  const at = drawnAt();
  return at === null ? null : utcDayOf(at);
}

/** Today in UTC; null on a page as it was printed. */
export const useUtcDay = (): number | null =>
  useSyncExternalStore(never, () => utcDayOf(Date.now()), printedDay);
