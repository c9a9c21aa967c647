import type { Fact } from '@palm/oracle/fact';
import type { WrittenRequest } from '@palm/oracle/request';
import type { FactDays, ToldFact } from '@palm/oracle/told-fact';
import type { OracleMemory } from '../oracle-memory.ts';
import { toldTo } from './told-to.ts';

/** The first and the last place on Earth to have a date. */
const EDGES = ['Pacific/Kiritimati', 'Etc/GMT+12'] as const;

/** What holds wherever it is that date, with its days: words that rest on it can be shared around the world. */
export function sharedFacts(memory: OracleMemory, request: WrittenRequest): ToldFact[] {
  const toldIn = (zone: string): ToldFact[] => toldTo(memory, { ...request, zone });
  const elsewhere = EDGES.map((zone) => new Map(toldIn(zone).map((one) => [one.fact.id, one])));
  return toldIn('UTC').flatMap((one) => {
    const others = elsewhere.flatMap((facts) => facts.get(one.fact.id) ?? []);
    const isEverywhere =
      others.length === EDGES.length &&
      others.every(({ fact }) => nameable(fact) === nameable(one.fact));
    if (!isEverywhere) return [];
    return [{ ...one, days: daysOfAll([one, ...others].map(({ days }) => days)) }];
  });
}

/**
 * The days on which it holds everywhere: since the last calendar has it, until the first one ends it. A single day that
 * the calendars name differently is told by none.
 */
function daysOfAll(everywhere: readonly (FactDays | null)[]): FactDays | null {
  const all = everywhere.filter((days) => days !== null);
  const [days] = all;
  if (days === undefined || all.length < everywhere.length) return null;
  return {
    since: lastOf(all.map(({ since }) => since)),
    exact: days.exact.filter((day) => all.every(({ exact }) => exact.includes(day))),
    until: firstOf(all.map(({ until }) => until)),
    isRough: all.some(({ isRough }) => isRough),
  };
}

const inOrder = (days: readonly (string | null)[]): string[] =>
  days.filter((day) => day !== null).toSorted();
const firstOf = (days: readonly (string | null)[]): string | null => inOrder(days)[0] ?? null;
const lastOf = (days: readonly (string | null)[]): string | null => inOrder(days).at(-1) ?? null;

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
