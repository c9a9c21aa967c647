import type { QueryClient } from '@tanstack/react-query';
import { clearStorage } from '../../../lib/browser/clear-storage.ts';
import type { AuthEvent } from './auth-event.ts';
import type { SessionState, SessionStore } from './session-store.ts';

const ENDS: ReadonlySet<AuthEvent> = new Set(['SIGNED_OUT', 'SESSION_ENDED', 'USER_DELETED']);

const userIdOf = (state: SessionState): string | null =>
  state.status === 'user' ? state.session.user.id : null;

/** Clears cached answers when the user signs out or another user signs in. Returns a function that stops it. */
export function clearUserQueries(store: SessionStore, queries: QueryClient): () => void {
  let userId = userIdOf(store.read());
  return store.subscribe(({ event }) => {
    const before = userId;
    userId = userIdOf(store.read());
    if (ENDS.has(event)) queries.clear();
    // Another user signed in by a link in another tab, without a sign-out: refetch what is on the screen.
    else if (before !== null && userId !== before) void queries.resetQueries();
    if (event === 'USER_DELETED') clearStorage();
  });
}
