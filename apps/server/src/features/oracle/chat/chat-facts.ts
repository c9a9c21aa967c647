import type { ChatFact, Fact } from '@palm/oracle/fact';
import type { ReadingRequest } from '@palm/oracle/request';
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
  return [...more.map((fact) => ({ fact, days: null, gist: null })), ...told];
}
