import type { Session } from '@palm/contract/entities';
import { type AuthEvent, type AuthMessage, parseAuthMessage } from './auth-event.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  /** `isDeleted`: the account of this session was just deleted. */
  | { readonly status: 'visitor'; readonly isDeleted: boolean }
  | { readonly status: 'user'; readonly session: Session };

export const UNKNOWN: SessionState = { status: 'unknown' };

/** The part of BroadcastChannel that is used between the tabs of one browser. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export interface SessionStore {
  readonly read: () => SessionState;
  /** Called after every event, from this tab or another. Returns the unsubscribe function. */
  readonly subscribe: (listener: (news: AuthMessage) => void) => () => void;
  /** Publishes here and to every other open tab. */
  readonly publish: (event: AuthEvent, session: Session | null) => void;
}

export const stateOf = ({ event, session }: AuthMessage): SessionState =>
  session === null
    ? { status: 'visitor', isDeleted: event === 'USER_DELETED' }
    : { status: 'user', session };

/** The session is kept in memory only, so that scripts reading storage find no token. */
export function createSessionStore(
  channel: TabChannel,
  known: SessionState = UNKNOWN,
): SessionStore {
  let state = known;
  const listeners = new Set<(news: AuthMessage) => void>();

  function accept(news: AuthMessage): void {
    // Opening a recovery link says nothing about who is signed in.
    if (news.event !== 'PASSWORD_RECOVERY' && !isLateEnd(news)) state = stateOf(news);
    for (const listener of listeners) listener(news);
  }

  /** Another tab has found the session of a deleted account ended before it heard of the deletion. */
  const isLateEnd = ({ session }: AuthMessage): boolean =>
    session === null && state.status === 'visitor' && state.isDeleted;

  channel.addEventListener('message', (message) => {
    const news = parseAuthMessage(message.data);
    if (news !== null) accept(news);
  });

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(event, session) {
      accept({ event, session });
      // A tab that only just opened has nothing to tell the others.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      if (event !== 'INITIAL_SESSION') channel.postMessage({ event, session });
    },
  };
}
