import type {
  AspectId,
  Element,
  Modality,
  MoonPhaseId,
  PlanetId,
  SignId,
} from '@palm/astrology/vocabulary';
import type { DatedTransitFact, Fact, NatalPointId, TransitFact } from '../facts/fact.ts';
import type { Owner } from './owner-at.ts';

export interface Placed {
  readonly point: NatalPointId;
  readonly owner: Owner;
  /** Null where it does not hold all day, or the hour of birth would decide. */
  readonly sign: SignId | null;
  readonly house?: number | null;
  readonly isRetrograde?: boolean | null;
}

export interface Tied {
  readonly a: { readonly point: NatalPointId; readonly owner: Owner };
  readonly b: { readonly point: NatalPointId; readonly owner: Owner };
  readonly aspect: AspectId;
}

/** What some facts allow to be said, in the terms in which a sentence says it. */
export interface Backing {
  readonly placed: readonly Placed[];
  readonly tied: readonly Tied[];
  /** Signs that belong to a person. */
  readonly ownSigns: readonly SignId[];
  readonly qualities: readonly (Element | Modality)[];
  readonly rulers: readonly { readonly sign: SignId; readonly body: PlanetId }[];
  readonly phases: readonly MoonPhaseId[];
  /** Lines of the palm; every palm has 'palm'. */
  readonly palm: readonly string[];
  readonly hasEclipse: boolean;
  /** True where it may be said that the hour of birth is missing. */
  readonly hasNoTime: boolean;
}

/** What several allow together. */
export const joined = (...each: readonly Partial<Backing>[]): Backing => ({
  placed: each.flatMap(({ placed = [] }) => placed),
  tied: each.flatMap(({ tied = [] }) => tied),
  ownSigns: each.flatMap(({ ownSigns = [] }) => ownSigns),
  qualities: each.flatMap(({ qualities = [] }) => qualities),
  rulers: each.flatMap(({ rulers = [] }) => rulers),
  phases: each.flatMap(({ phases = [] }) => phases),
  palm: each.flatMap(({ palm = [] }) => palm),
  hasEclipse: each.some(({ hasEclipse }) => hasEclipse),
  hasNoTime: each.some(({ hasNoTime }) => hasNoTime),
});

export const backingOf = (facts: readonly Fact[]): Backing => joined(...facts.map(backedBy));

function backedBy(fact: Fact): Partial<Backing> {
  switch (fact.kind) {
    case 'natal': {
      const { point, house, isRetrograde } = fact;
      const sign = fact.otherSign === null ? fact.sign : null;
      return { placed: [{ point, owner: 'reader', sign, house, isRetrograde }] };
    }
    case 'sky':
      return {
        placed: [
          {
            point: fact.body,
            owner: 'sky',
            sign: fact.holdsAllDay ? fact.sign : null,
            isRetrograde: fact.holdsAllDay ? fact.isRetrograde : null,
          },
        ],
      };
    case 'phase':
      return { phases: fact.holdsAllDay ? [fact.phase] : [] };
    case 'lunation':
      return {
        placed: [{ point: 'moon', owner: 'sky', sign: fact.sign }],
        phases: [fact.phase === 'new' ? 'newMoon' : 'fullMoon'],
        hasEclipse: fact.eclipse !== null,
      };
    case 'transit':
    case 'dated-transit':
      return transitBacking(fact);
    case 'natal-aspect':
      return {
        placed: [
          { point: fact.a, owner: 'reader', sign: fact.aSign },
          { point: fact.b, owner: 'reader', sign: fact.bSign },
        ],
        tied: [
          {
            a: { point: fact.a, owner: 'reader' },
            b: { point: fact.b, owner: 'reader' },
            aspect: fact.aspect,
          },
        ],
      };
    case 'house':
      return { placed: [{ ...fact, point: fact.body, owner: 'sky' }] };
    case 'solar-house':
      return { placed: [{ ...fact, point: fact.body, owner: 'sky' }], ownSigns: [fact.ofSign] };
    case 'ingress':
      return { placed: [{ point: fact.body, owner: 'sky', sign: fact.sign }] };
    case 'station': {
      const isRetrograde = fact.turns === 'retrograde';
      return {
        placed: [{ point: fact.body, owner: 'sky', sign: fact.sign, isRetrograde }],
      };
    }
    case 'sky-aspect':
      return {
        placed: [
          { point: fact.a, owner: 'sky', sign: fact.aSign },
          { point: fact.b, owner: 'sky', sign: fact.bSign },
        ],
        tied: [
          {
            a: { point: fact.a, owner: 'sky' },
            b: { point: fact.b, owner: 'sky' },
            aspect: fact.aspect,
          },
        ],
      };
    case 'sign':
      return {
        ownSigns: [fact.sign],
        qualities: [fact.element, fact.modality],
        rulers: [{ sign: fact.sign, body: fact.ruler }],
      };
    case 'ruler':
      return {
        placed: [{ ...fact, point: fact.body, owner: 'sky' }],
        ownSigns: [fact.ofSign],
        rulers: [{ sign: fact.ofSign, body: fact.body }],
      };
    case 'pair':
      return { ownSigns: [fact.sign, fact.partnerSign] };
    case 'cross':
      return {
        placed: [
          { point: fact.of, owner: 'reader', sign: fact.ofSign },
          { point: fact.to, owner: 'partner', sign: fact.toSign },
        ],
        tied: [
          {
            a: { point: fact.of, owner: 'reader' },
            b: { point: fact.to, owner: 'partner' },
            aspect: fact.aspect,
          },
        ],
      };
    case 'palm':
      return { palm: ['palm', ...fact.finding.id.split(/[.-]/u)] };
    case 'missing':
      return { hasNoTime: true };
  }
}

function transitBacking(fact: TransitFact | DatedTransitFact): Partial<Backing> {
  const { body, bodySign, point, pointSign, aspect } = fact;
  return {
    placed: [
      // The Moon may leave the sign before the day is over.
      { point: body, owner: 'sky', sign: body === 'moon' ? null : bodySign },
      { point, owner: 'reader', sign: pointSign },
    ],
    tied: [{ a: { point: body, owner: 'sky' }, b: { point, owner: 'reader' }, aspect }],
  };
}
