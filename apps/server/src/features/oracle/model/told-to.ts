import { factsFor } from '@palm/oracle/facts';
import type { ReadingRequest } from '@palm/oracle/request';
import type { ToldFact } from '@palm/oracle/told-fact';
import { toldFacts } from '@palm/oracle/told-facts';
import type { OracleMemory } from '../oracle-memory.ts';

/** What a model is told of the sky for a request. */
export function toldTo(memory: OracleMemory, request: ReadingRequest): ToldFact[] {
  const facts = factsFor(request, memory.skyOf(request.date, request.zone ?? 'UTC'));
  return toldFacts(request, facts, { book: memory.book(), skyOf: memory.bookSkyOf });
}
