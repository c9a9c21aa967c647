import type { QueryClient } from '@tanstack/react-query';
import { clearStorage } from '../../../lib/browser/clear-storage.ts';
import type { AuthEvent } from './auth-event.ts';
import type { SessionState, SessionStore } from './session-store.ts';

const ENDS: ReadonlySet<AuthEvent> = new Set(['SIGNED_OUT', 'SESSION_ENDED', 'USER_DELETED']);

const readerOf = (state: SessionState): string | null =>
  state.status === 'user' ? state.session.user.id : null;

/** Forgets what was read for somebody as soon as they are gone or another has taken their place. Returns how to stop. */
export function clearUserQueries(store: SessionStore, queries: QueryClient): () => void {
  let reader = readerOf(store.read());
  return store.subscribe(({ event }) => {
    const before = reader;
    reader = readerOf(store.read());
    if (ENDS.has(event)) queries.clear();
    // By a link in another tab, without a sign-out between: what is on the screen is asked for again.
    else if (before !== null && reader !== before) void queries.resetQueries();
    if (event === 'USER_DELETED') clearStorage();
  });
}
