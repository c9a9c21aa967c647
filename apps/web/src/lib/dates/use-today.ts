import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The reader's today. Null on a page as it was written at build time, which was another day. */
export function useToday(): Date | null {
  // As text, because React compares what it reads: the same day must be the same value.
  const day = useSyncExternalStore(
    never,
    () => new Date().toDateString(),
    () => null,
  );
  return day === null ? null : new Date(day);
}
