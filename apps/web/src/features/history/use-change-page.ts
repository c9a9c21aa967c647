import { calls } from '@palm/contract/calls';
import type { HistoryPage } from '@palm/contract/history';
import { messages } from '@palm/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceFailure, isSignedOut } from '../../lib/api/announce-failure.ts';
import { useClient } from '../../lib/api/client-context.ts';
import { historyPageKey } from '../../lib/api/history-page.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce } from '../../ui/feedback/announce.ts';

const listKey = [...queryKeys.history, 'list'];

export const announceHistoryFailure = (error: unknown): void =>
  announceFailure(
    error,
    messages[isSignedOut(error) ? 'request.signed-out' : 'history.change-failed'],
  );

/** Changes the page on the screen at once, and the list when it is opened again. */
function useChangedPage(id: string) {
  const queries = useQueryClient();
  return async (change: Partial<HistoryPage>): Promise<void> => {
    queries.setQueryData<HistoryPage>(historyPageKey(id), (page) => page && { ...page, ...change });
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
      queries.removeQueries({ queryKey: historyPageKey(id) });
      await queries.invalidateQueries({ queryKey: listKey });
    },
    onError: announceHistoryFailure,
  });
}
