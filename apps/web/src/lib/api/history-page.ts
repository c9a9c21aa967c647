import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { userTimeZone } from '../dates/user-time-zone.ts';
import { useClient } from './client-context.ts';
import { queryKeys } from './query-keys.ts';

export const historyPageKey = (id: string | null) => [...queryKeys.history, 'page', id];

/** One page of the history. Nothing is asked for without an id. */
export function useHistoryPage(id: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: historyPageKey(id),
    queryFn: () => client(calls.getHistoryPage, { id: id ?? '', zone: userTimeZone() }),
    enabled: id !== null,
    networkMode: 'always',
  });
}
