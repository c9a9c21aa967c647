import type { Call, InputOf, OutputOf } from '@palm/contract/call';
import type { Client, ClientOptions } from '@palm/contract/client';
import { createContext, use } from 'react';
import type { EventSender } from '../analytics/page-events.ts';

export const ClientContext = createContext<Client | null>(null);

export const EventSenderContext = createContext<EventSender | null>(null);

/** Makes a client of the same session that sends in its own way. */
export type ClientMaker = (send: ClientOptions['send']) => Client;

export const ClientMakerContext = createContext<ClientMaker | null>(null);

/** The answer to a call where it is there already, else undefined. */
export type AnswerNow = <C extends Call>(call: C, input: InputOf<C>) => OutputOf<C> | undefined;

export const noAnswerNow: AnswerNow = () => undefined;

export const AnswerNowContext = createContext<AnswerNow>(noAnswerNow);

/** Calls the server, as the signed-in user where there is one. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('useClient needs a ClientContext above it');
  return client;
}

export function useEventSender(): EventSender {
  const sender = use(EventSenderContext);
  if (sender === null) throw new Error('useEventSender needs an EventSenderContext above it');
  return sender;
}

/** For what `fetch` cannot tell, as how much of a photo has been sent. */
export function useClientMaker(): ClientMaker {
  const make = use(ClientMakerContext);
  if (make === null) throw new Error('useClientMaker needs a ClientMakerContext above it');
  return make;
}

/** What a query asks, with the answer where the page's own script has it already (`lib/early-calls`). */
export function useAsked<C extends Call>(call: C, input: InputOf<C>) {
  const client = useClient();
  const answerNow = use(AnswerNowContext);
  return { queryFn: () => client(call, input), initialData: () => answerNow(call, input) };
}
