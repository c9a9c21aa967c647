import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Assessment } from '@palm/oracle/safety/assessment';
import type { Asking } from '../asking.ts';

export type OracleAnswer = OutputOf<Calls['oracleChat']>;

/** Words that rest on no planet: nothing to cite, nothing to sell. */
export function fixedAnswer(
  { tell }: Pick<Asking, 'tell'>,
  response: string,
  { date, care }: { date: string; care?: Pick<Assessment, 'choices'> },
): OracleAnswer {
  const part = { text: response, cites: [] };
  tell(part);
  return {
    response,
    title: null,
    parts: [part],
    receipts: [],
    choices: [...(care?.choices ?? [])],
    date,
    moon: null,
    pageId: null,
    messagesLeft: null,
    isCare: care !== undefined,
    source: { writer: 'fixed', model: null, fallback: null },
  };
}
