import { calls } from '@palm/contract/calls';
import { type Client, createClient } from '@palm/contract/client';
import { createSessionKeeper } from './session-keeper.ts';
import { createSessionStore, type SessionStore, type TabChannel } from './session-store.ts';

type SignOutScope = 'local' | 'global';

export interface Accounts {
  readonly store: SessionStore;
  readonly client: Client;
  /** For what cannot wait to know who is here: as whoever is known at this moment. */
  readonly hastyClient: Client;
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

type Send = Parameters<typeof createClient>[0]['send'];

/** Everything that knows who is signed in, made once per page. */
export function createAccounts(send: Send, channel: TabChannel): Accounts {
  const store = createSessionStore(channel);
  const client = createClient({
    send,
    accessToken: () => keeper.accessToken(),
    isReplaced: (token) => keeper.isReplaced(token),
  });
  const keeper = createSessionKeeper(client, store);
  const hastyClient = createClient({ send, accessToken: () => keeper.tokenAtHand() });
  return {
    store,
    client,
    hastyClient,
    start: keeper.start,
    async signIn(email, password) {
      store.publish('SIGNED_IN', await client(calls.signIn, { email, password }));
    },
    async followLink(token) {
      store.publish('SIGNED_IN', await client(calls.followMagicLink, { token }));
    },
    async signOut(scope, leave) {
      await client(calls.signOut, { scope });
      await leave();
      store.publish('SIGNED_OUT', null);
    },
    async deleteAccount(email) {
      await client(calls.deleteAccount, { email });
      store.publish('USER_DELETED', null);
    },
    async confirmEmail(code) {
      const user = await client(calls.confirmEmail, { code });
      const state = store.read();
      if (state.status === 'user') store.publish('USER_UPDATED', { ...state.session, user });
      return user.email;
    },
  };
}
