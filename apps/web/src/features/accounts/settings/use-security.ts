import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure } from '../../../lib/api/announce-failure.ts';
import { useAsked } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { authWords } from '../auth/auth-words.ts';

export type Security = OutputOf<Calls['getSecurity']>;
export type Device = Security['devices'][number];

/** Refetched each time the page is opened: the account may have been opened on another device. */
export function useSecurity(userId: string) {
  return useQuery({
    queryKey: [...queryKeys.security, userId],
    ...useAsked(calls.getSecurity, {}),
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });
}

/** Runs a security action, shows a toast, and refetches. */
export function useSecurityAction(action: () => Promise<unknown>, done: Message) {
  const lookAgain = useRefreshSecurity();
  return useMutation({
    mutationFn: action,
    networkMode: 'always',
    onSuccess: () => announce(done),
    onError: (error) =>
      announceFailure(
        error,
        error instanceof CallRefused ? authWords(error) : messages['auth.unexpected'],
      ),
    onSettled: lookAgain,
  });
}

export function useRefreshSecurity(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.security });
}
