import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The user's local date. Null on the prerendered page, which was built on another day. */
export function useToday(): Date | null {
  // As text, because React compares what it reads: the same day must be the same value.
  const day = useSyncExternalStore(
    never,
    () => new Date().toDateString(),
    () => null,
  );
  return day === null ? null : new Date(day);
}
