import type { Client, ClientOptions } from '@palm/contract/client';
import { createContext, use } from 'react';

export const ClientContext = createContext<Client | null>(null);

/** The same, for what cannot wait to know who is here. */
export const HastyClientContext = createContext<Client | null>(null);

/** Makes a client of the same session that sends in its own way. */
export type ClientMaker = (send: ClientOptions['send']) => Client;

export const ClientMakerContext = createContext<ClientMaker | null>(null);

/** Calls the server, as the signed-in user where there is one. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('useClient needs a ClientContext above it');
  return client;
}

/** Calls the server as whoever is known at this moment: for a page that is being left. */
export function useHastyClient(): Client {
  const client = use(HastyClientContext);
  if (client === null) throw new Error('useHastyClient needs a HastyClientContext above it');
  return client;
}

/** For what `fetch` cannot tell, as how much of a photo has been sent. */
export function useClientMaker(): ClientMaker {
  const make = use(ClientMakerContext);
  if (make === null) throw new Error('useClientMaker needs a ClientMakerContext above it');
  return make;
}
