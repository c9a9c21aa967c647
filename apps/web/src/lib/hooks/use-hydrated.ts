import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered page is taken over, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
