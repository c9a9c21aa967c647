import type { Fact } from '@palm/oracle/fact';
import { factsFor } from '@palm/oracle/facts';
import type { WrittenRequest } from '@palm/oracle/request';
import type { OracleMemory } from '../oracle-memory.ts';

/** The first and the last place on Earth to have a date. */
const EDGES = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const;

/** What holds wherever it is that date: words that rest on it can be shared around the world. */
export function sharedFacts(memory: OracleMemory, request: WrittenRequest): Fact[] {
  const factsIn = (zone: string): Fact[] =>
    factsFor({ ...request, zone }, memory.skyOf(request.date, zone));
  const elsewhere = EDGES.map((zone) => new Map(factsIn(zone).map((fact) => [fact.id, fact])));
  return factsIn('UTC').filter((fact) =>
    elsewhere.every((facts) => {
      const other = facts.get(fact.id);
      return other !== undefined && nameable(other) === nameable(fact);
    }),
  );
}

/** What words can say of a fact, without the numbers that move by the hour. */
const MOVING = new Set([
  'at',
  'words',
  'longitudeDeg',
  'aLongitudeDeg',
  'bLongitudeDeg',
  'orbDeg',
  'angleDeg',
  'illuminatedFraction',
  'isApplying',
  'timing',
]);
const nameable = (fact: Fact): string =>
  JSON.stringify(Object.entries(fact).filter(([key]) => !MOVING.has(key)));
