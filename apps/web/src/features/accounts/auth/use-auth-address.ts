import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextPath } from '../../../lib/navigation/next-path.ts';
import { authThenBackTo, paths } from '../../../lib/navigation/paths.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';

const NOTHING = new URLSearchParams();

/** The query parameters of the auth screen. A prerendered page does not know them yet. */
export function useAuthAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const known = useHydrated() ? params : NOTHING;
  const next = nextPath(known.get('next'));

  /** Removes used tokens and errors from the address bar and keeps `next`. */
  const tidy = useCallback(
    () => void navigate(next === null ? paths.auth : authThenBackTo(next), { replace: true }),
    [navigate, next],
  );
  return {
    next,
    tidy,
    linkToken: known.get('link'),
    resetToken: known.get('reset'),
    googleError: known.get('google_error'),
    isForNewcomers: known.get('mode') === 'sign-up',
  };
}
