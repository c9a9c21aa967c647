import { type MessageKey, messages } from '@palm/contract/messages';
import { useEffect } from 'react';
import { announceSessionEnd } from '../../../lib/api/announce-failure.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useAccounts } from './accounts-context.ts';

const wordsByPath: Readonly<Record<string, MessageKey>> = {
  [paths.dailyReadings]: 'reading.authentication-required',
  [paths.horoscope]: 'horoscope.authentication-required',
  [paths.palm]: 'palm.authentication-required',
  [paths.askTheOracle]: 'chat.authentication-required',
};

export const sessionEndWords = (pathname: string) =>
  messages[wordsByPath[pathname.replace(/\/+$/, '')] ?? 'request.signed-out'];

/** Shows a toast when the session was ended from elsewhere. */
export function useSessionEnd(): void {
  const { store } = useAccounts();
  useEffect(
    () =>
      store.subscribe(({ event }) => {
        if (event === 'SESSION_ENDED') announceSessionEnd(sessionEndWords(location.pathname));
      }),
    [store],
  );
}
