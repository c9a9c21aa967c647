import { useSyncExternalStore } from 'react';
import { drawnAt } from '../deferred-hydration/drawn-at.ts';

const never = () => () => {};

/** The reader's year; on a page as it was printed, the year of that. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => new Date(drawnAt() ?? import.meta.env.PRINTED_AT).getFullYear(),
  );
