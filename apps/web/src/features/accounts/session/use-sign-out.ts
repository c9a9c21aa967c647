import { CallRefused } from '@palm/contract/client';
import { type MessageKey, messages } from '@palm/contract/messages';
import { useTransition } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { SKIP_LEAVE_WARNING } from '../../../lib/navigation/use-leave-warning.ts';
import { announce, announceProblem } from '../../../ui/feedback/announce.ts';
import { useAccounts } from './accounts-context.ts';
import { signOutWords } from '../auth/auth-words.ts';

interface SignOutWords {
  readonly done: MessageKey;
  readonly failed: Parameters<typeof signOutWords>[1];
}

const everywhere: SignOutWords = { done: 'auth.signed-out', failed: 'auth.sign-out-failed' };
/** The spec has its own messages for the profile page. */
export const profilePageWords: SignOutWords = {
  done: 'auth.signed-out-from-profile',
  failed: 'auth.sign-out-failed-from-profile',
};

/** Signs out, shows a toast, and goes to the landing page. */
export function useSignOut(words: SignOutWords = everywhere) {
  const accounts = useAccounts();
  const navigate = useNavigate();
  const [isBusy, start] = useTransition();

  const signOut = (scope: 'local' | 'global' = 'local'): void =>
    start(async () => {
      try {
        await accounts.signOut(scope, async () =>
          navigate(paths.landing, { state: SKIP_LEAVE_WARNING }),
        );
        announce(messages[words.done]);
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        announceProblem(signOutWords(error, words.failed));
      }
    });
  return { signOut, isBusy };
}
