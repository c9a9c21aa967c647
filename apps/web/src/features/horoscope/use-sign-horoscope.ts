import type { SignId } from '@palm/astrology/vocabulary';
import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../lib/api/client-context.ts';
import { userTimeZone } from '../../lib/dates/user-time-zone.ts';

/** It changes at midnight; a page left open is asked about again. */
const FRESH_MS = 10 * 60_000;

/** Today's horoscope of a sign, which everybody may read. */
export function useSignHoroscope(sign: SignId) {
  const client = useClient();
  return useQuery({
    queryKey: ['sign-horoscope', sign],
    queryFn: () => client(calls.signHoroscope, { sign, zone: userTimeZone() }),
    staleTime: FRESH_MS,
  });
}
