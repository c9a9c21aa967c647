import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import { useTransition } from 'react';
import { announceFailure } from '../../../lib/api/announce-failure.ts';
import { useAccounts } from '../session/accounts-context.ts';

/** The spec has its own message for signed-out users, and one message for unexpected failures. */
function wordsOf({ code, words }: CallRefused): Message {
  if (code === 'signed_out') return messages['account.signed-out'];
  const isExplained = code === 'address_mismatch' || code === 'too_many_requests';
  return isExplained ? words : messages['account.delete-failed'];
}

export function useDeleteAccount() {
  const accounts = useAccounts();
  const [isBusy, start] = useTransition();
  const deleteAccount = (email: string): void =>
    start(async () => {
      try {
        await accounts.deleteAccount(email);
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        announceFailure(error, wordsOf(error));
      }
    });
  return { deleteAccount, isBusy };
}
