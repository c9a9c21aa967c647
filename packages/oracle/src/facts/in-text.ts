import { BODIES, type AspectId, type PlanetId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from './fact-kinds/fact-id.ts';
import { pointName } from './fact-words.ts';

/* How bodies and angles are called in a sentence. Each angle's words belong to it alone, so that a claim can be read back. */

export const bodyInText = (body: PlanetId): string =>
  body === 'sun' || body === 'moon' ? `the ${BODIES[body].name}` : BODIES[body].name;

/** "your natal Venus", but "your Midheaven". */
export const natalInText = (point: NatalPointId): string =>
  point === 'ascendant' || point === 'midheaven'
    ? `your ${pointName(point)}`
    : `your natal ${pointName(point)}`;

/** What a planet is at an angle to: a planet meets its own place without being named twice. */
export const targetInText = (body: PlanetId, point: NatalPointId): string =>
  body === point ? OWN_PLACE : natalInText(point);

export const OWN_PLACE = 'its place at your birth';

/** How a return is told; it stands for a conjunction. */
export const RETURNED = 'where it stood when you were born';

/** Each fits between "Saturn is" and "your natal Venus". */
export const ASPECT_PHRASES = {
  conjunction: ['right beside', 'side by side with', 'next to', 'close beside'],
  opposition: ['directly across from', 'opposite', 'facing', 'across the wheel from'],
  square: ['at a hard angle to', 'square to', 'at a right angle to', 'at cross purposes with'],
  trine: ['at an easy angle to', 'in trine with', 'in easy step with', 'on easy terms with'],
  sextile: [
    'at a helpful angle to',
    'in sextile with',
    'at a friendly angle to',
    'on friendly terms with',
  ],
} as const satisfies Record<AspectId, readonly string[]>;
