import type { Call, InputOf } from '@palm/contract/call';
import { messages } from '@palm/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../lib/api/client-context.ts';
import { announceProblem } from '../../ui/feedback/announce.ts';

/** An admin query. The previous data stays until the new answer arrives. */
export function useAdminQuery<C extends Call>(key: readonly string[], call: C, input: InputOf<C>) {
  const client = useClient();
  const query = useQuery({
    queryKey: [...key, input],
    queryFn: () => client(call, input),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  // Without previous data the panel itself shows the failure.
  const isStale = query.isError && query.data !== undefined;
  useEffect(() => {
    if (isStale) announceProblem(messages['admin.insights-failed']);
  }, [isStale]);
  return query;
}
