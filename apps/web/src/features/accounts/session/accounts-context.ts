import { createContext, use, useSyncExternalStore } from 'react';
import type { Accounts } from './accounts.ts';
import { type SessionState, UNKNOWN } from './session-store.ts';

export const AccountsContext = createContext<Accounts | null>(null);

export function useAccounts(): Accounts {
  const accounts = use(AccountsContext);
  if (accounts === null) throw new Error('useAccounts needs an AccountsProvider above it');
  return accounts;
}

export function useSession(): SessionState {
  const { store } = useAccounts();
  return useSyncExternalStore(store.subscribe, store.read, () => UNKNOWN);
}
