import type { InputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
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

export function useCreateShare() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (share: InputOf<Calls['createShare']>) => client(calls.createShare, share),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.history }),
    onError: announceShareFailure,
  });
}

interface PalmShare {
  /** The scan of a saved reading that has just been shown, or the reading itself. */
  readonly of: { readonly scanId: string } | { readonly readingId: string };
  readonly paragraph: number;
  readonly showsHand: boolean;
}

export function useSharePalm() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ of, paragraph, showsHand }: PalmShare) => {
      // Saving what is saved already answers its id.
      const readingId = 'readingId' in of ? of.readingId : (await client(calls.saveReading, of)).id;
      return client(calls.sharePalmReading, { readingId, paragraph, showsHand });
    },
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
