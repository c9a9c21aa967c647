import type { DatedTransitFact, TransitFact } from '../../facts/fact-kinds/transit-fact.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Backing } from './backing-types.ts';

export function backedBy(fact: Fact): Partial<Backing> {
  switch (fact.kind) {
    case 'natal': {
      const { point, house, isRetrograde } = fact;
      const sign = fact.otherSign === null ? fact.sign : null;
      return { placed: [{ point, owner: 'user', sign, house, isRetrograde }] };
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
          { point: fact.a, owner: 'user', sign: fact.aSign },
          { point: fact.b, owner: 'user', sign: fact.bSign },
        ],
        tied: [
          {
            a: { point: fact.a, owner: 'user' },
            b: { point: fact.b, owner: 'user' },
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
          { point: fact.of, owner: 'user', sign: fact.ofSign },
          { point: fact.to, owner: 'partner', sign: fact.toSign },
        ],
        tied: [
          {
            a: { point: fact.of, owner: 'user' },
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
      { point, owner: 'user', sign: pointSign },
    ],
    tied: [{ a: { point: body, owner: 'sky' }, b: { point, owner: 'user' }, aspect }],
  };
}
