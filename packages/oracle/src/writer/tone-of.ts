import type { AspectId, PlanetId } from '@palm/astrology/vocabulary';
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
