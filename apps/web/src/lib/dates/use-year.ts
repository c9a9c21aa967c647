import { useSyncExternalStore } from 'react';
import { renderedAt } from '../deferred-hydration/rendered-at.ts';

const never = () => () => {};

/** The reader's year; on a page as it was printed, the year of that. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => new Date(renderedAt() ?? import.meta.env.PRINTED_AT).getFullYear(),
  );
