import { useSyncExternalStore } from 'react';
import { renderedAt } from '../deferred-hydration/rendered-at.ts';
import { utcDayOf } from './utc-day-of.ts';

const never = () => () => {};

function printedDay(): number | null {
  const at = renderedAt();
  return at === null ? null : utcDayOf(at);
}

/** Today in UTC; null on a page as it was printed. */
export const useUtcDay = (): number | null =>
  useSyncExternalStore(never, () => utcDayOf(Date.now()), printedDay);
