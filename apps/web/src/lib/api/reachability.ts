import { useSyncExternalStore } from 'react';

/*
 * Whether the server can be reached, as far as this page can tell: the browser says it has no network, or nothing
 * asked so far was ever answered. One call that fails later is that call's own affair.
 */

let wasEverAnswered = false;
let isUnanswered = false;
const listeners = new Set<() => void>();

function note(unanswered: boolean): void {
  if (unanswered === isUnanswered) return;
  isUnanswered = unanswered;
  for (const listener of listeners) listener();
}

/** Watches one request for whether an answer comes, whatever it says. */
export async function noteReach<T>(request: Promise<T>): Promise<T> {
  try {
    const answer = await request;
    wasEverAnswered = true;
    note(false);
    return answer;
  } catch (error) {
    note(!wasEverAnswered);
    throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || isUnanswered,
    () => false,
  );
