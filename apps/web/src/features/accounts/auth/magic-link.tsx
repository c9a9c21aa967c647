import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useEffect, useRef } from 'react';
import { announce, announceProblem } from '../../../ui/feedback/announce.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useAccounts } from '../session/accounts-context.ts';
import { authWords } from './auth-words.ts';
import { copy } from '../copy.ts';

/** Follows the link from the email. The token works once, so it is sent once even if React runs the effect twice. */
export function MagicLink({ token, onDone }: { token: string; onDone: () => void }) {
  const accounts = useAccounts();
  const sent = useRef<string | null>(null);

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    accounts
      .followLink(token)
      .then(() => announce(messages['auth.signed-in']))
      .catch((error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
        announceProblem(authWords(error));
      })
      .finally(onDone);
  }, [accounts, token, onDone]);

  return <Loading>{copy.magicLink.openingYourAccount}</Loading>;
}
