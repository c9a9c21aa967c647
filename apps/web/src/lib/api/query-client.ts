import { CallRefused } from '@palm/contract/client';
import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** For what is asked for anew on each visit: long enough for the parts of one page to share an answer. */
export const SAME_VISIT_MS = 5000;

/** A refusal is an answer; only what got no answer is asked again. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < RETRIES && error instanceof CallRefused && error.code === 'offline';

/** Some failures are logged and not shown: `meta.loggedAs` is their log message. */
const queryCache = (): QueryCache =>
  new QueryCache({
    onError(error, { meta }) {
      const words = meta?.['loggedAs'];
      // oxlint-disable-next-line no-console -- the browser's log is where these belong
      if (typeof words === 'string') console.error(words, error);
    },
  });

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: queryCache(),
    // Without a network a call fails at once with a message; by default it would wait silently.
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 60_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** Coming back counts between windows side by side too, where no page was ever hidden. */
export function watchFocus(): void {
  focusManager.setEventListener((lookAgain) => {
    const back = () => lookAgain();
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  });
}
