import { useSyncExternalStore } from 'react';
import { renderedAt } from '../deferred-hydration/rendered-at.ts';

const never = () => () => {};

/** The user's local year; on the prerendered page, the year of the build. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => new Date(renderedAt() ?? import.meta.env.PRINTED_AT).getFullYear(),
  );
