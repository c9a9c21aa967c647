import { useSyncExternalStore } from 'react';

const never = () => () => {};
const two = (value: number): string => String(value).padStart(2, '0');

/** The user's local date, yyyy-MM-dd; empty on the prerendered page. */
export const useIsoToday = (): string =>
  useSyncExternalStore(
    never,
    () => {
      const now = new Date();
      return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    },
    () => '',
  );
