import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceFailure, isSignedOut } from '../../lib/api/announce-failure.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce, announceProblem } from '../../ui/feedback/announce.ts';

/** Newest first, as the server keeps them. */
export function useSavedReadings(userId: string) {
  const query = useQuery({
    queryKey: [...queryKeys.savedReadings, userId],
    ...useAsked(calls.listSavedReadings, {}),
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
  });
  const { isError } = query;
  useEffect(() => {
    if (isError) announceProblem(messages['saved.load-failed']);
  }, [isError]);
  return query;
}

/** Removes one for good, and says so. */
export function useDeleteReading(onDeleted: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [queryKeys.savedReadings, queryKeys.palmAllowance].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return useMutation({
    mutationFn: (id: string) => client(calls.deleteSavedReading, { id }),
    networkMode: 'always',
    onSuccess: async () => {
      announce(messages['saved.deleted']);
      await readAgain();
      onDeleted();
    },
    onError: async (error) => {
      const words = isSignedOut(error) ? 'request.signed-out' : 'saved.delete-failed';
      announceFailure(error, messages[words]);
      // Another tab may have removed it: what is shown then is what is there.
      await readAgain();
    },
  });
}
