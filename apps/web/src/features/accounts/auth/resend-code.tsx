import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useTransition } from 'react';
import { useClient } from '../../../lib/api/client-context.ts';
import { announce, announceProblem } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { authWords } from './auth-words.ts';
import { copy } from '../copy.ts';

/** Signing up again with the same address and password sends the mail again. */
export function ResendCode({ email, password }: { email: string; password: string }) {
  const client = useClient();
  const [isBusy, start] = useTransition();

  const resend = (): void =>
    start(async () => {
      try {
        await client(calls.customSignup, { email, password });
        announce(messages['auth.code-resent']);
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        announceProblem(authWords(error));
      }
    });

  return (
    <Button variant="text" isBusy={isBusy} onClick={resend}>
      {copy.resendCode.sendNewCode}
    </Button>
  );
}
