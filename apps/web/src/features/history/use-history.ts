import { calls } from '@palm/contract/calls';
import type { HistoryKind } from '@palm/contract/history';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { userTimeZone } from '../../lib/dates/user-time-zone.ts';

/** The days of the history, newest first; all kinds where none is named. */
export function useHistory(kind: HistoryKind | null) {
  const client = useClient();
  const { initialData: firstPage } = useAsked(calls.listHistory, { zone: userTimeZone() });
  return useInfiniteQuery({
    queryKey: [...queryKeys.history, 'list', kind],
    queryFn: ({ pageParam }) =>
      client(calls.listHistory, {
        ...(kind !== null && { kind }),
        ...(pageParam !== null && { before: pageParam }),
        zone: userTimeZone(),
      }),
    initialPageParam: null as string | null,
    initialData: () => {
      const page = kind === null ? firstPage() : undefined;
      return page && { pages: [page], pageParams: [null] };
    },
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
  });
}
