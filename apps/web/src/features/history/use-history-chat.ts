import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { userTimeZone } from '../../lib/dates/user-time-zone.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { announceHistoryFailure } from './use-change-page.ts';

const chatKey = (date: string) => [...queryKeys.history, 'chat', date];

export function useHistoryChat(date: string) {
  const client = useClient();
  return useQuery({
    queryKey: chatKey(date),
    queryFn: () => client(calls.getHistoryChat, { date, zone: userTimeZone() }),
    networkMode: 'always',
  });
}

export function useKeepChat(date: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isKept: boolean) =>
      client(calls.keepHistoryChat, { date, zone: userTimeZone(), isKept }),
    networkMode: 'always',
    onSuccess: async (_, isKept) => {
      announce(messages[isKept ? 'history.kept' : 'history.released']);
      await queries.invalidateQueries({ queryKey: queryKeys.history });
    },
    onError: announceHistoryFailure,
  });
}

export function useDeleteChat(date: string, onDeleted: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client(calls.deleteHistoryChat, { date, zone: userTimeZone() }),
    networkMode: 'always',
    onSuccess: async () => {
      announce(messages['history.deleted']);
      onDeleted();
      queries.removeQueries({ queryKey: chatKey(date) });
      await queries.invalidateQueries({ queryKey: [...queryKeys.history, 'list'] });
    },
    onError: announceHistoryFailure,
  });
}
