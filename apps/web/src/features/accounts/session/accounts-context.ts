import { createContext, use, useSyncExternalStore } from 'react';
import type { Accounts } from './accounts.ts';
import { type SessionState, type SessionStore, UNKNOWN } from './session-store.ts';

export const AccountsContext = createContext<Accounts | null>(null);

export function useAccounts(): Accounts {
  const accounts = use(AccountsContext);
  if (accounts === null) throw new Error('useAccounts needs an AccountsProvider above it');
  return accounts;
}

export const useSession = (): SessionState => useSessionOf(useAccounts().store);

/** Unknown while the prerendered page is taken over: it was written for an unknown user. */
export const useSessionOf = (store: SessionStore): SessionState =>
  useSyncExternalStore(store.subscribe, store.read, () => UNKNOWN);
