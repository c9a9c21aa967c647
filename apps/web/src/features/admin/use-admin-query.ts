import type { Call, InputOf } from '@palm/contract/call';
import { messages } from '@palm/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../lib/api/client-context.ts';
import { announceProblem } from '../../ui/feedback/announce.ts';

/** One call of the desk. What was fetched before stays until the new answer is in. */
export function useAdminQuery<C extends Call>(key: readonly string[], call: C, input: InputOf<C>) {
  const client = useClient();
  const query = useQuery({
    queryKey: [...key, input],
    queryFn: () => client(call, input),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  // Where nothing was fetched before, the panel itself says so in its place.
  const isStale = query.isError && query.data !== undefined;
  useEffect(() => {
    if (isStale) announceProblem(messages['admin.insights-failed']);
  }, [isStale]);
  return query;
}
