import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OPENS_TODAYS_PAGE } from '../../../lib/navigation/link-state.ts';

/** Opens today's page for a user who followed a link to it, once `isReady`. Returns whether that is still to come. */
export function usePageFromLink(isReady: boolean, open: () => void): boolean {
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const isToCome = state === OPENS_TODAYS_PAGE;
  const openOnce = useEffectEvent(() => {
    open();
    // Loading the page again shows all of today.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isToCome && isReady) openOnce();
  }, [isToCome, isReady]);
  return isToCome;
}
