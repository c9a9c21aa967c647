import { PALM_AREA } from '../frame/palm-area.ts';
import { quantile } from '../quantile.ts';
import type { Ridges } from './ridge-filter.ts';

const EVERY = 3;
/** Creases cover well under two fifths of a palm, so what lies below is skin. */
const SKIN_SHARE = 0.6;

/** How strongly this palm's plain skin answers the ridge filter. */
export function noiseLevel(ridges: Ridges): number {
  const answers: number[] = [];
  for (let cell = 0; cell < PALM_AREA.length; cell += EVERY) {
    if (PALM_AREA[cell] !== 1) continue;
    answers.push(ridges.reduce((most, field) => Math.max(most, field[cell] ?? 0), 0));
  }
  return quantile(answers, SKIN_SHARE);
}
