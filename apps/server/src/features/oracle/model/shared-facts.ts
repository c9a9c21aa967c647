import type { Fact } from '@palm/oracle/fact';
import type { WrittenRequest } from '@palm/oracle/request';
import type { ToldFact } from '@palm/oracle/told-fact';
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
    const isSameDay = others.every(({ days }) => JSON.stringify(days) === JSON.stringify(one.days));
    return [isSameDay ? one : inMonths(one)];
  });
}

/** Where the calendars differ, only the months are told. */
const inMonths = (one: ToldFact): ToldFact =>
  one.days === null ? one : { ...one, days: { ...one.days, exact: [], isRough: true } };

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
