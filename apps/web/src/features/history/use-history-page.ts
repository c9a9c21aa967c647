import { calls } from '@palm/contract/calls';
import type { HistoryPage } from '@palm/contract/history';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure, isSignedOut } from '../../lib/api/announce-failure.ts';
import { useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce } from '../../ui/feedback/announce.ts';

const pageKey = (id: string | null) => [...queryKeys.history, 'page', id];
const listKey = [...queryKeys.history, 'list'];

export const announceHistoryFailure = (error: unknown): void =>
  announceFailure(
    error,
    messages[isSignedOut(error) ? 'request.signed-out' : 'history.change-failed'],
  );

/** One page of the history. Nothing is asked for without an id. */
export function useHistoryPage(id: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: pageKey(id),
    queryFn: () => client(calls.getHistoryPage, { id: id ?? '' }),
    enabled: id !== null,
    networkMode: 'always',
  });
}

/** Changes the page on the screen at once, and the list when it is opened again. */
function useChangedPage(id: string) {
  const queries = useQueryClient();
  return async (change: Partial<HistoryPage>): Promise<void> => {
    queries.setQueryData<HistoryPage>(pageKey(id), (page) => page && { ...page, ...change });
    await queries.invalidateQueries({ queryKey: listKey });
  };
}

export function useKeepPage(id: string) {
  const client = useClient();
  const change = useChangedPage(id);
  return useMutation({
    mutationFn: (isKept: boolean) => client(calls.keepHistoryPage, { id, isKept }),
    networkMode: 'always',
    onSuccess: async (_, isKept) => {
      announce(messages[isKept ? 'history.kept' : 'history.released']);
      await change({ isKept });
    },
    onError: announceHistoryFailure,
  });
}

export function useSaveNote(id: string) {
  const client = useClient();
  const change = useChangedPage(id);
  return useMutation({
    mutationFn: (note: string) => client(calls.saveHistoryNote, { id, note }),
    networkMode: 'always',
    // One after the other: the last one typed is the one that stays.
    scope: { id: `note-${id}` },
    onSuccess: (_, note) => change({ note }),
    onError: (error) => isSignedOut(error) && announceHistoryFailure(error),
  });
}

export function useDeletePage(id: string, onDeleted: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client(calls.deleteHistoryPage, { id }),
    networkMode: 'always',
    onSuccess: async () => {
      announce(messages['history.deleted']);
      onDeleted();
      queries.removeQueries({ queryKey: pageKey(id) });
      await queries.invalidateQueries({ queryKey: listKey });
    },
    onError: announceHistoryFailure,
  });
}
