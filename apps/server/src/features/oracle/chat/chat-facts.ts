import type { ChatFact, Fact } from '@palm/oracle/fact';
import { palmFact } from '@palm/oracle/palm-fact';
import type { ReadingRequest } from '@palm/oracle/request';
import type { Reply, Talk } from '@palm/oracle/talk';
import type { ToldFact } from '@palm/oracle/told-fact';
import type { OracleMemory } from '../oracle-memory.ts';
import { toldTo } from '../model/told-to.ts';

/** What a model may rest an answer on: the day's facts, and those that our own reply has looked up. */
export function chatFacts(
  memory: OracleMemory,
  request: ReadingRequest,
  lookedUp: readonly ChatFact[],
): ToldFact[] {
  const told = toldTo(memory, request);
  const known = new Set(told.map(({ fact }) => fact.id));
  const more = lookedUp.filter((fact): fact is Fact => fact.kind !== 'note' && !known.has(fact.id));
  const each = new Map(more.map((fact) => [fact.id, fact]));
  return [...[...each.values()].map((fact) => ({ fact, days: null, gist: null })), ...told];
}

/** What a reply has looked up. Of the palm that is the whole of the last reading, whichever line was named. */
export function lookedUpFor(
  { family, facts }: Pick<Reply, 'family' | 'facts'>,
  { families, palm }: Pick<Talk, 'families' | 'palm'>,
): readonly ChatFact[] {
  if (families.get(family ?? '')?.theme !== 'palm') return facts;
  const findings = palm.flatMap((passage) => passage.findings);
  return [...facts, ...findings.map(({ id, words }) => palmFact(id, words))];
}
