import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce } from '../../ui/feedback/announce.ts';

export type DataExport = OutputOf<Calls['requestExport']>;

const ASK_AGAIN_MS = 2000;

/** The current export, polled only while it is being prepared. */
export function useExport(userId: string) {
  return useQuery({
    queryKey: [...queryKeys.dataExport, userId],
    ...useAsked(calls.getExport, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASK_AGAIN_MS : false),
    networkMode: 'always',
  });
}

const wordsOf = (error: unknown) =>
  error instanceof CallRefused ? error.words : messages['request.unexpected'];

export function useRequestExport(userId: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client(calls.requestExport, {}),
    networkMode: 'always',
    onSuccess: (begun) => {
      queries.setQueryData([...queryKeys.dataExport, userId], begun);
      announce(messages['export.requested']);
    },
    onError: (error) => announceFailure(error, wordsOf(error)),
  });
}

/** The browser's own download, by an address that is good for a minute. */
export function useDownloadExport() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client(calls.openExport, {}),
    networkMode: 'always',
    onSuccess: ({ url }) => window.location.assign(url),
    onError: async (error) => {
      announceFailure(error, wordsOf(error));
      await queries.invalidateQueries({ queryKey: queryKeys.dataExport });
    },
  });
}
