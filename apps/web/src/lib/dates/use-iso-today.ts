import { useSyncExternalStore } from 'react';

const never = () => () => {};
const two = (value: number): string => String(value).padStart(2, '0');

/** The day on the reader's own calendar, yyyy-MM-dd; empty on a page as it was written at build time. */
export const useIsoToday = (): string =>
  useSyncExternalStore(
    never,
    () => {
      const now = new Date();
      return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    },
    () => '',
  );
