import { useEffect } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';

/** Navigation state that skips the warning: the session has already ended. */
export const SKIP_LEAVE_WARNING = { skipsLeaveWarning: true };

const skipsLeaveWarning = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'skipsLeaveWarning' in state;

/** Warns about unsaved changes: with our dialog inside the site, with the browser's when leaving it. */
export function useLeaveWarning(isUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      !skipsLeaveWarning(nextLocation),
  );
}
