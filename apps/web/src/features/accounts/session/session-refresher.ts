import { calls } from '@palm/contract/calls';
import type { Client } from '@palm/contract/client';
import type { Session } from '@palm/contract/entities';
import { REFRESH_TICK_MS, REFRESH_TICKS_AHEAD } from '@palm/contract/limits';
import { isTransient, withRetries } from './retry.ts';
import type { SessionStore } from './session-store.ts';

const AHEAD_MS = REFRESH_TICKS_AHEAD * REFRESH_TICK_MS;

export interface SessionRefresher {
  /** Looks up the session where it is unknown, then refreshes it until stopped. */
  readonly start: () => () => void;
  /** A valid token; null for a visitor. */
  readonly accessToken: () => Promise<string | null>;
  /** The same without waiting: also null while the user is unknown, or the token has just expired. */
  readonly tokenAtHand: () => string | null;
  /** After a token was refused, checks whether the session has ended. True if there is a new token. */
  readonly isReplaced: (refusedToken: string) => Promise<boolean>;
}

/** Refreshes the access token before it expires, and ends a session that the server no longer knows. */
export function createSessionRefresher(
  client: Client,
  store: SessionStore,
  /** True while this page is ending the session itself. */
  isLeaving: () => boolean = () => false,
): SessionRefresher {
  let underway: Promise<void> | null = null;

  const msLeft = (): number => {
    const state = store.read();
    return state.status === 'user' ? state.session.expires_at * 1000 - Date.now() : Infinity;
  };

  const tokenHeld = (): string | null => {
    const state = store.read();
    return state.status === 'user' ? state.session.access_token : null;
  };

  async function ask(giveUpAfterMs: number): Promise<Session | null | 'unanswered'> {
    try {
      return await withRetries(() => client(calls.refreshSession, {}), {
        giveUpAfterMs,
        longestPauseMs: REFRESH_TICK_MS,
      });
    } catch (error) {
      // Without an answer the session may still be valid: the next tick asks again.
      if (!isTransient(error)) await leave();
      return 'unanswered';
    }
  }

  const publishEnd = (): void =>
    store.publish(store.read().status === 'user' ? 'SESSION_ENDED' : 'SIGNED_OUT', null);

  async function leave(): Promise<void> {
    publishEnd();
    // Removes a cookie that the server cannot read; a failure here does no harm.
    await client(calls.signOut, { scope: 'local' }).catch(() => {});
  }

  async function renew(giveUpAfterMs: number): Promise<void> {
    const before = store.read();
    const answer = await ask(giveUpAfterMs);
    // A sign-in or sign-out that happened meanwhile, in any tab, is newer than this answer.
    if (answer === 'unanswered' || store.read() !== before || isLeaving()) return;
    if (before.status === 'unknown') store.publish('INITIAL_SESSION', answer);
    else if (answer === null) publishEnd();
    else store.publish('TOKEN_REFRESHED', answer);
  }

  const renewOnce = (giveUpAfterMs: number): Promise<void> =>
    (underway ??= renew(giveUpAfterMs).finally(() => {
      underway = null;
    }));

  const check = (): void => {
    if (msLeft() <= AHEAD_MS) void renewOnce(REFRESH_TICK_MS);
  };
  // Browsers slow down timers of hidden tabs, so becoming visible counts as a tick.
  const checkWhenSeen = (): void => {
    if (document.visibilityState === 'visible') check();
  };

  return {
    start() {
      if (store.read().status === 'unknown') void renewOnce(Infinity);
      const ticking = setInterval(check, REFRESH_TICK_MS);
      document.addEventListener('visibilitychange', checkWhenSeen);
      return () => {
        clearInterval(ticking);
        document.removeEventListener('visibilitychange', checkWhenSeen);
      };
    },
    async accessToken() {
      if (store.read().status === 'unknown') await renewOnce(Infinity);
      else if (msLeft() <= 0) await renewOnce(REFRESH_TICK_MS);
      return tokenHeld();
    },
    tokenAtHand: () => (msLeft() > 0 ? tokenHeld() : null),
    async isReplaced(refusedToken) {
      if (tokenHeld() === refusedToken) await renewOnce(REFRESH_TICK_MS);
      const token = tokenHeld();
      return token !== null && token !== refusedToken;
    },
  };
}
