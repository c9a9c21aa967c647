import type { Client } from '@palm/contract/client';
import { createContext, use } from 'react';

export const ClientContext = createContext<Client | null>(null);

/** Calls the server, as the signed-in user where there is one. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('useClient needs a ClientContext above it');
  return client;
}
