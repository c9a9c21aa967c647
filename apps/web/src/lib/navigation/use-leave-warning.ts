import { useEffect } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';

/** The state of a way out that no page may hold up: the session has already ended. */
export const SKIP_LEAVE_WARNING = { skipsLeaveWarning: true };

const skipsLeaveWarning = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'skipsLeaveWarning' in state;

/** Holds a page that still has something unsaved. Inside the site we ask, beyond it the browser does. */
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
