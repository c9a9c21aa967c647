import type { PlanetId } from '@palm/astrology/vocabulary';
import type { DatedTransitFact, Fact, FactId, NatalPointId, TransitFact } from '../facts/fact.ts';

/** Slow planets mark a season, quick ones a day; the Moon a few hours. */
const BODY_WEIGHT = {
  sun: 0.85,
  moon: 0.6,
  mercury: 0.75,
  venus: 0.85,
  mars: 0.95,
  jupiter: 1,
  saturn: 1.05,
  uranus: 0.9,
  neptune: 0.85,
  pluto: 0.9,
} as const satisfies Record<PlanetId, number>;

/** The personal points before those that a whole generation shares. */
const POINT_WEIGHT = {
  sun: 1.1,
  moon: 1.1,
  ascendant: 1,
  midheaven: 0.9,
  mercury: 0.95,
  venus: 1,
  mars: 0.95,
  jupiter: 0.7,
  saturn: 0.7,
  uranus: 0.4,
  neptune: 0.4,
  pluto: 0.4,
} as const satisfies Record<NatalPointId, number>;

const WIDEST_ORB_DEG = 4;
const APPLYING_BONUS = 1.1;

type AnyTransit = TransitFact | DatedTransitFact;

/** The transits among some facts, the weightiest first. */
export const strongestTransits = (facts: readonly Fact[]): FactId[] =>
  facts
    .filter(isTransit)
    .map((fact) => ({ id: fact.id, weight: weightOf(fact) }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);

export const isTransit = (fact: Fact): fact is AnyTransit =>
  fact.kind === 'transit' || fact.kind === 'dated-transit';

function weightOf(fact: AnyTransit): number {
  const base = BODY_WEIGHT[fact.body] * POINT_WEIGHT[fact.point];
  if (fact.kind === 'dated-transit' || fact.body === 'moon') return base;
  const exactness = 1 - fact.orbDeg / WIDEST_ORB_DEG;
  return base * exactness * (fact.isApplying ? APPLYING_BONUS : 1);
}
