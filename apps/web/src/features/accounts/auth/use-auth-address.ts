import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextPath } from '../../../lib/navigation/next-path.ts';
import { authThenBackTo, paths } from '../../../lib/navigation/paths.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';

const NOTHING = new URLSearchParams();

/** What the address of the auth screen asks for. A prerendered page knows none of it yet. */
export function useAuthAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const known = useHydrated() ? params : NOTHING;
  const next = nextPath(known.get('next'));

  /** Takes spent tokens and errors out of the address bar and keeps where the visitor was going. */
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
  };
}
