import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { OPENS_TODAYS_PAGE } from '../../../lib/navigation/link-state.ts';

/** Opens today's page for a user who followed a link to it, once `isReady`. Returns whether that is still to come. */
export function usePageFromLink(isReady: boolean, open: () => void): boolean {
  const { state }: { state: unknown } = useLocation();
  // Who comes back here from the page, or loads this entry again, sees all of today.
  const isToCome = useNavigationType() !== NavigationType.Pop && state === OPENS_TODAYS_PAGE;
  const openOnce = useEffectEvent(open);
  useEffect(() => {
    if (isToCome && isReady) openOnce();
  }, [isToCome, isReady]);
  return isToCome;
}
