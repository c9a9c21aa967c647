import { DAY_MS } from '@palm/astrology/instant';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The beginning of today in UTC, by which charges are dated; null on a page as it was printed. */
export const useUtcDay = (): number | null =>
  useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / DAY_MS) * DAY_MS,
    () => null,
  );
