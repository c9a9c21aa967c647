import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useTransition } from 'react';
import { useClient } from '../../../lib/api/client-context.ts';
import { authThenBackTo, paths } from '../../../lib/navigation/paths.ts';
import { announceProblem } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { authWords } from './auth-words.ts';
import { copy } from '../copy.ts';

const EXPLAINED: ReadonlySet<string> = new Set(['google_not_configured', 'too_many_requests']);

interface GoogleButtonProps {
  next: string | null;
  /** For a server without Google sign-in: a plain line, which says so when it is pressed. */
  isQuiet: boolean;
}

/** Goes to Google, which sends the browser back to the auth screen. */
export function GoogleButton({ next, isQuiet }: GoogleButtonProps) {
  const client = useClient();
  const [isBusy, start] = useTransition();

  const leave = (): void =>
    start(async () => {
      try {
        const returnTo = next === null ? paths.auth : authThenBackTo(next);
        const { url } = await client(calls.startGoogle, { returnTo });
        location.assign(url);
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        const isSaid = error.said !== null || EXPLAINED.has(error.code);
        announceProblem(isSaid ? authWords(error) : messages['auth.google-failed']);
      }
    });

  return (
    <Button
      variant={isQuiet ? 'text' : 'quiet'}
      isBusy={isBusy}
      onClick={leave}
      className={isQuiet ? 'w-full justify-center' : 'w-full'}
    >
      {copy.googleButton.continueWithGoogle}
    </Button>
  );
}
