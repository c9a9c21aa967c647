import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { nextPath } from '../../../lib/navigation/next-path.ts';
import { authThenBackTo, paths } from '../../../lib/navigation/paths.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';
import { type AwaitedCode, awaitedAddress } from './awaited-code.ts';

const NOTHING = new URLSearchParams();

/** What the browser knows of the auth screen: the query parameters, and the code that is awaited. A prerendered page does not know them yet. */
export function useAuthAddress() {
  const [params] = useSearchParams();
  const { search, state }: { search: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const isKnown = useHydrated();
  const known = isKnown ? params : NOTHING;
  const next = nextPath(known.get('next'));

  /** Removes used tokens and errors from the address bar and keeps `next`. */
  const tidy = useCallback(
    () => void navigate(next === null ? paths.auth : authThenBackTo(next), { replace: true }),
    [navigate, next],
  );
  /** Null once it is awaited no longer. */
  const awaitCode = useCallback(
    (email: string | null): void => {
      const awaited: AwaitedCode | null = email === null ? null : { awaitsCodeFor: email };
      void navigate({ search }, { replace: true, preventScrollReset: true, state: awaited });
    },
    [navigate, search],
  );
  return {
    next,
    tidy,
    awaitCode,
    awaitsCodeFor: isKnown ? awaitedAddress(state) : null,
    linkToken: known.get('link'),
    resetToken: known.get('reset'),
    googleError: known.get('google_error'),
    isForNewcomers: known.get('mode') === 'sign-up',
  };
}
