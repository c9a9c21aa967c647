import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import type { AdminUserRecord } from '@palm/contract/entities';
import { type Message, messages, say } from '@palm/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceFailure, isSignedOut } from '../../../lib/api/announce-failure.ts';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { announce } from '../../../ui/feedback/announce.ts';

/** Deletes a user for good and refetches the list. */
export function useDeleteUser(onDeleted: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [queryKeys.adminUsers, queryKeys.adminActions].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return useMutation({
    mutationFn: ({ id }: AdminUserRecord) =>
      client(calls.administerUser, { userId: id, action: 'delete' }),
    networkMode: 'always',
    onSuccess: async (_, { email }) => {
      announce(say('admin.deleted', { email }));
      await readAgain();
      onDeleted();
    },
    onError: async (error) => {
      announceFailure(error, wordsOf(error));
      await readAgain();
    },
  });
}

const refused: readonly string[] = calls.administerUser.refusals;

/** A refusal has its own message; anything else is an error. */
export function wordsOf(error: Error): Message {
  const failed = messages['admin.delete-failed'];
  if (!(error instanceof CallRefused)) return failed;
  const { code, said, words } = error;
  if (refused.includes(code) || isSignedOut(error)) return words;
  const { title, message } = messages['admin.delete-refused'];
  if (code === 'declined') return { title, message: said ?? message };
  return code === 'unexpected' && said === null ? failed : { ...failed, message: words.message };
}
