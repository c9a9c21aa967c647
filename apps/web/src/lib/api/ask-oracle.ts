import type { InputOf, OutputOf, PartOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import type { Client } from '@palm/contract/client';
import { userTimeZone } from '../dates/user-time-zone.ts';

/** The Oracle's answer: text in parts, with their facts. */
export type Answer = OutputOf<Calls['oracleChat']>;
/** A sentence or two of it, sent as soon as it is written. */
export type AnswerPart = PartOf<Calls['oracleChat']>;

type Question = Omit<InputOf<Calls['oracleChat']>, 'zone'>;

interface Listening {
  readonly signal: AbortSignal;
  readonly onPart: (part: AnswerPart) => void;
}

/** Hands on each part as it comes, then the whole; null where it was stopped before its end. */
export async function askOracle(
  client: Client,
  question: Question,
  { signal, onPart }: Listening,
): Promise<Answer | null> {
  const input = { ...question, zone: userTimeZone() };
  for await (const event of client.stream(calls.oracleChat, input, { signal })) {
    if (signal.aborted) return null;
    if (event.kind === 'done') return event.output;
    onPart(event.part);
  }
  return null;
}
