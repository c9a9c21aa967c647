import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useAsked } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { userTimeZone } from '../../lib/dates/user-time-zone.ts';

/** The dates of the next weeks in the user's zone; null without a birth date. */
export function useDates(userId: string) {
  const zone = userTimeZone();
  return useQuery({
    queryKey: [...queryKeys.dates, userId, zone],
    ...useAsked(calls.getDates, { zone }),
    networkMode: 'always',
    meta: { loggedAs: 'The dates could not be loaded' },
  });
}
