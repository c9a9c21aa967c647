import { calls } from '@palm/contract/calls';
import { type Client, type ClientOptions, createClient } from '@palm/contract/client';
import type { EventSender } from '../../../lib/analytics/page-events.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { createSessionStore, type SessionStore, type TabChannel } from './session-store.ts';

type Send = ClientOptions['send'];
type SignOutScope = 'local' | 'global';

export interface Accounts {
  readonly store: SessionStore;
  readonly client: Client;
  /** The same session, sent for in another way. */
  readonly clientThatSends: (send: Send) => Client;
  readonly eventSender: EventSender;
  readonly start: () => () => void;
  signIn(email: string, password: string): Promise<void>;
  /** Confirms an account by the link of the mail and signs in. */
  followLink(token: string): Promise<void>;
  /** Ends the session at the server; `leave` runs before anybody is told, so the page shown is already on its way out. */
  signOut(scope: SignOutScope, leave: () => Promise<void>): Promise<void>;
  /** Deletes the account, by its address typed once more. What is left to see comes from the shell, in every tab. */
  deleteAccount(email: string): Promise<void>;
  /** Changes the address by the code that was mailed to the new one. Answers what it is now. */
  confirmEmail(code: string): Promise<string>;
}

/** Everything that knows who is signed in, made once per page. */
export function createAccounts(send: Send, channel: TabChannel): Accounts {
  const store = createSessionStore(channel);
  const clientThatSends = (by: Send): Client =>
    createClient({
      send: by,
      accessToken: () => keeper.accessToken(),
      isReplaced: (token) => keeper.isReplaced(token),
    });
  const client = clientThatSends(send);
  let isLeaving = false;
  const keeper = createSessionKeeper(client, store, () => isLeaving);
  /** The server tells every open page of the end, this one too, and perhaps before it answers the call. */
  const leaving = async (end: () => Promise<void>): Promise<void> => {
    isLeaving = true;
    await end().finally(() => {
      isLeaving = false;
    });
  };
  return {
    store,
    client,
    clientThatSends,
    eventSender: { tokenAtHand: keeper.tokenAtHand, whenKnown: keeper.accessToken },
    start: keeper.start,
    async signIn(email, password) {
      store.publish('SIGNED_IN', await client(calls.signIn, { email, password }));
    },
    async followLink(token) {
      store.publish('SIGNED_IN', await client(calls.followMagicLink, { token }));
    },
    signOut: (scope, leave) =>
      leaving(async () => {
        await client(calls.signOut, { scope });
        await leave();
        store.publish('SIGNED_OUT', null);
      }),
    deleteAccount: (email) =>
      leaving(async () => {
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
