import type { InputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { announce, announceProblem } from '../../../ui/feedback/announce.ts';

/** Retries or discards a job that failed for good. */
export function useHandleLetter() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: InputOf<Calls['handleDeadLetter']>) =>
      client(calls.handleDeadLetter, order),
    networkMode: 'always',
    onSuccess: (_, { action }) => {
      announce(messages[action === 'retry' ? 'admin.job-retried' : 'admin.job-discarded']);
    },
    onError: (error) => {
      announceProblem(error instanceof CallRefused ? error.words : messages['admin.job-failed']);
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.adminHealth, queryKeys.adminActions].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
