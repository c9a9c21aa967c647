import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useAsked } from '../../../lib/api/client-context.ts';
import { SAME_VISIT_MS } from '../../../lib/api/query-client.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { useIsoToday } from '../../../lib/dates/use-iso-today.ts';
import { userTimeZone } from '../../../lib/dates/user-time-zone.ts';

/** Today for the user's chart; null while birth details are missing. Nothing is asked for a visitor. */
export function useTodaysSheet(userId: string | null) {
  const day = useIsoToday();
  return useQuery({
    queryKey: [...queryKeys.today, userId, day],
    ...useAsked(calls.getToday, { zone: userTimeZone() }),
    enabled: userId !== null,
    // Another page, another plan or corrected birth details change it. What came with the page is not asked for twice.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? SAME_VISIT_MS : 0),
    refetchOnWindowFocus: 'always',
    meta: { loggedAs: 'Today could not be loaded' },
  });
}
