import type { PlanetId } from '@palm/astrology/vocabulary';
import type {
  DatedTransitFact,
  Fact,
  HouseFact,
  NatalPointId,
  RulerFact,
  SkyFact,
  SolarHouseFact,
  TransitFact,
} from '../facts/fact.ts';
import { bodyAffinity, houseAffinity, pointAffinity } from './affinity.ts';
import type { ThemeId, Tone } from './themes.ts';
import { toneOfAspect, toneOfVisit } from './tone-of.ts';

/** A fact that a reading can be built on. */
export type LeadFact =
  | TransitFact
  | DatedTransitFact
  | HouseFact
  | SolarHouseFact
  | RulerFact
  | SkyFact;

export type Signification = {
  readonly fact: LeadFact;
  readonly tone: Tone;
  readonly weight: number;
};

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

/** The facts a reading may lead with, the weightiest first. */
export function rankSignifications(facts: readonly Fact[]): Signification[] {
  return facts
    .flatMap((fact) => signification(fact) ?? [])
    .toSorted((a, b) => b.weight - a.weight || (a.fact.id < b.fact.id ? -1 : 1));
}

function signification(fact: Fact): Signification | null {
  switch (fact.kind) {
    case 'transit':
    case 'dated-transit':
      return {
        fact,
        tone: toneOfAspect(fact.body, fact.aspect),
        weight: transitWeight(fact),
      };
    case 'house':
    case 'solar-house':
      return {
        fact,
        tone: toneOfVisit(fact.body, fact.isRetrograde),
        weight: BODY_WEIGHT[fact.body] * 0.45,
      };
    case 'ruler':
      return {
        fact,
        tone: toneOfVisit(fact.body, fact.isRetrograde),
        weight: BODY_WEIGHT[fact.body] * 0.4,
      };
    case 'sky':
      return fact.holdsAllDay
        ? {
            fact,
            tone: toneOfVisit(fact.body, fact.isRetrograde),
            weight: BODY_WEIGHT[fact.body] * 0.15,
          }
        : null;
    case 'natal':
    case 'phase':
    case 'lunation':
    case 'ingress':
    case 'station':
    case 'sky-aspect':
    case 'sign':
    case 'pair':
    case 'cross':
    case 'palm':
    case 'missing':
      return null;
  }
}

function transitWeight(fact: TransitFact | DatedTransitFact): number {
  const base = BODY_WEIGHT[fact.body] * POINT_WEIGHT[fact.point];
  if (fact.kind === 'dated-transit' || fact.body === 'moon') return base;
  const exactness = 1 - fact.orbDeg / WIDEST_ORB_DEG;
  return base * exactness * (fact.isApplying ? APPLYING_BONUS : 1);
}

/** How much a fact has to say about a theme. */
export function affinityOf(fact: LeadFact, theme: ThemeId): number {
  switch (fact.kind) {
    case 'transit':
    case 'dated-transit':
      return pointAffinity(fact.point, theme) + 0.6 * bodyAffinity(fact.body, theme);
    case 'house':
    case 'solar-house':
      return houseAffinity(fact.house, theme) + 0.6 * bodyAffinity(fact.body, theme);
    case 'ruler':
    case 'sky':
      return bodyAffinity(fact.body, theme);
  }
}
