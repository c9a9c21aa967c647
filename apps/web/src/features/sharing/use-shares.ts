import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure, isSignedOut } from '../../lib/api/announce-failure.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce } from '../../ui/feedback/announce.ts';

const announceShareFailure = (error: unknown): void =>
  announceFailure(error, messages[isSignedOut(error) ? 'request.signed-out' : 'share.failed']);

export function useShares() {
  return useQuery({
    queryKey: [...queryKeys.history, 'shares'],
    ...useAsked(calls.listShares, {}),
  });
}

export function useCreateShare(pageId: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (paragraph: number) => client(calls.createShare, { pageId, paragraph }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.history }),
    onError: announceShareFailure,
  });
}

export function useRevokeShare() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client(calls.revokeShare, { id }),
    networkMode: 'always',
    onSuccess: async () => {
      announce(messages['share.revoked']);
      await queries.invalidateQueries({ queryKey: queryKeys.history });
    },
    onError: announceShareFailure,
  });
}
