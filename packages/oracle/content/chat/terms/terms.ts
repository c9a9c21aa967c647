import { ASPECT_TERMS } from './aspect-terms.ts';
import { NUMBER_CARD_PALM_TERMS } from './number-card-palm-terms.ts';
import { PLANET_TERMS } from './planet-terms.ts';
import { POINT_TERMS } from './point-terms.ts';
import { SIGN_TERMS } from './sign-terms.ts';
import type { TermRow } from './term.ts';
import { TIMING_TERMS } from './timing-terms.ts';
import { TRADITION_TERMS } from './tradition-terms.ts';

export const TERM_ROWS: readonly TermRow[] = [
  ...ASPECT_TERMS,
  ...PLANET_TERMS,
  ...POINT_TERMS,
  ...TIMING_TERMS,
  ...SIGN_TERMS,
  ...TRADITION_TERMS,
  ...NUMBER_CARD_PALM_TERMS,
];
