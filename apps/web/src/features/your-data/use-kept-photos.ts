import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { SAME_VISIT_MS } from '../../lib/api/query-client.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce } from '../../ui/feedback/announce.ts';

export function useKeptPhotos(userId: string) {
  return useQuery({
    queryKey: [...queryKeys.palmPhotos, userId],
    ...useAsked(calls.listPalmPhotos, {}),
    // A photo may have been kept a moment ago, on another page.
    staleTime: SAME_VISIT_MS,
    networkMode: 'always',
  });
}

/** The photo's data, kept in memory only. */
export function usePhoto(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['palm-photo', id],
    queryFn: () => client(calls.getPalmPhoto, { id }),
    staleTime: Infinity,
    networkMode: 'always',
  });
}

export function useDeletePhoto(onDeleted: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client(calls.deletePalmPhoto, { id }),
    networkMode: 'always',
    onSuccess: () => {
      announce(messages['photo.deleted']);
      onDeleted();
    },
    onError: (error) =>
      announceFailure(
        error,
        error instanceof CallRefused ? error.words : messages['request.unexpected'],
      ),
    // Another tab may have removed it: what is shown then is what is there.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.palmPhotos }),
  });
}
