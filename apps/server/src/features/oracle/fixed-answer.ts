import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Asking } from './asking.ts';

export type OracleAnswer = OutputOf<Calls['oracleChat']>;

/** Words that rest on no planet: nothing to cite, nothing to sell. */
export function fixedAnswer(
  { tell }: Pick<Asking, 'tell'>,
  response: string,
  { date, isCare = false }: { date: string; isCare?: boolean },
): OracleAnswer {
  const part = { text: response, cites: [] };
  tell(part);
  return {
    response,
    title: null,
    parts: [part],
    receipts: [],
    choices: [],
    date,
    messagesLeft: null,
    isCare,
    source: { writer: 'fixed', model: null, fallback: null },
  };
}
