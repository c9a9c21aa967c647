import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { ADMIN_PAGE_USERS } from '@palm/contract/limits';
import { messages } from '@palm/contract/messages';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { announceProblem } from '../../../ui/feedback/announce.ts';
import { type UserView, wantedBy } from './user-view.ts';

const NO_PAGE: string | undefined = undefined;

/** The users of a view, page by page, and the statistics. */
export function useAdminUsers(view: UserView) {
  const client = useClient();
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.adminUsers, view],
    queryFn: ({ pageParam: after }) =>
      client(calls.adminUsers, { ...wantedBy(view), limit: ADMIN_PAGE_USERS, after }),
    initialPageParam: NO_PAGE,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  });
  const { error } = query;
  useEffect(() => {
    if (error === null) return;
    // The route's guard handles users who are no longer admins.
    if (error instanceof CallRefused && error.code === 'forbidden') {
      void queries.invalidateQueries({ queryKey: queryKeys.role });
    } else announceProblem(messages['admin.fetch-failed']);
  }, [error, queries]);
  return query;
}
