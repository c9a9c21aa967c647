import type { AspectId, PlanetId } from '@palm/astrology/vocabulary';
import type { SolarHouseFact } from '../facts/fact.ts';
import type { Tone } from './themes.ts';

/** Beside these a point is warmed; beside the others it is asked for something. */
const KIND_COMPANY: ReadonlySet<PlanetId> = new Set(['sun', 'moon', 'mercury', 'venus', 'jupiter']);

export function toneOfAspect(body: PlanetId, aspect: AspectId): Tone {
  switch (aspect) {
    case 'trine':
    case 'sextile':
      return 'easy';
    case 'square':
    case 'opposition':
      return 'tense';
    case 'conjunction':
      return KIND_COMPANY.has(body) ? 'easy' : 'tense';
  }
}

export function toneOfVisit(body: PlanetId, isRetrograde: boolean): Tone {
  return KIND_COMPANY.has(body) && !isRetrograde ? 'easy' : 'tense';
}

/** Whole signs apart from one's own: three and five off look on kindly, four and seven hard. */
const KIND_CORNERS: ReadonlySet<number> = new Set([3, 5, 9, 11]);
const HARD_CORNERS: ReadonlySet<number> = new Set([4, 7, 10]);

export function toneOfCorner({ body, house, isRetrograde }: SolarHouseFact): Tone {
  if (KIND_CORNERS.has(house)) return 'easy';
  return HARD_CORNERS.has(house) ? 'tense' : toneOfVisit(body, isRetrograde);
}
