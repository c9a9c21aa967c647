import { calls } from '@palm/contract/calls';
import { type Client, type ClientOptions, createClient } from '@palm/contract/client';
import type { EventSender } from '../../../lib/analytics/page-events.ts';
import type { AnswerNow } from '../../../lib/api/client-context.ts';
import type { EarlyAnswers } from '../../../lib/early-calls/take-early.ts';
import { createSessionRefresher } from './session-refresher.ts';
import {
  createSessionStore,
  type SessionStore,
  stateOf,
  type TabChannel,
  UNKNOWN,
} from './session-store.ts';

type Send = ClientOptions['send'];
type SignOutScope = 'local' | 'global';

export interface Accounts {
  readonly store: SessionStore;
  readonly client: Client;
  /** A client for the same session with its own transport. */
  readonly clientThatSends: (send: Send) => Client;
  /** An answer that was asked for before the app was loaded, for the signed-in user. */
  readonly answerNow: AnswerNow;
  readonly eventSender: EventSender;
  readonly start: () => () => void;
  signIn(email: string, password: string): Promise<void>;
  /** Confirms an account by the emailed link and signs in. */
  followLink(token: string): Promise<void>;
  /** Ends the session on the server. `leave` runs before the event is published, so that the page has navigated by then. */
  signOut(scope: SignOutScope, leave: () => Promise<void>): Promise<void>;
  /** Deletes the account after the email was typed again. The shell then shows the result in every tab. */
  deleteAccount(email: string): Promise<void>;
  /** Changes the email with the code sent to the new one. Returns the new email. */
  confirmEmail(code: string): Promise<string>;
}

/** Everything that depends on the signed-in user, created once per page. */
export function createAccounts({ send, takeNow }: EarlyAnswers, channel: TabChannel): Accounts {
  const early = takeNow(calls.refreshSession, {}, null);
  const store = createSessionStore(
    channel,
    early === undefined ? UNKNOWN : stateOf({ event: 'INITIAL_SESSION', session: early }),
  );
  const clientThatSends = (by: Send): Client =>
    createClient({
      send: by,
      accessToken: () => refresher.accessToken(),
      isReplaced: (token) => refresher.isReplaced(token),
    });
  const client = clientThatSends(send);
  let isEnding = false;
  const refresher = createSessionRefresher(client, store, () => isEnding);
  /** The server announces the end to every open page, including this one, possibly before it answers the call. */
  const endSession = async (end: () => Promise<void>): Promise<void> => {
    isEnding = true;
    await end().finally(() => {
      isEnding = false;
    });
  };
  return {
    store,
    client,
    clientThatSends,
    answerNow: (call, input) => takeNow(call, input, refresher.tokenAtHand()),
    eventSender: { tokenAtHand: refresher.tokenAtHand, whenKnown: refresher.accessToken },
    start: refresher.start,
    async signIn(email, password) {
      store.publish('SIGNED_IN', await client(calls.signIn, { email, password }));
    },
    async followLink(token) {
      store.publish('SIGNED_IN', await client(calls.followMagicLink, { token }));
    },
    signOut: (scope, leave) =>
      endSession(async () => {
        await client(calls.signOut, { scope });
        await leave();
        store.publish('SIGNED_OUT', null);
      }),
    deleteAccount: (email) =>
      endSession(async () => {
        await client(calls.deleteAccount, { email });
        store.publish('USER_DELETED', null);
      }),
    async confirmEmail(code) {
      const user = await client(calls.confirmEmail, { code });
      const state = store.read();
      if (state.status === 'user') store.publish('USER_UPDATED', { ...state.session, user });
      return user.email;
    },
  };
}
