import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { hardestPart } from './hardest-part.ts';
import { planetOfArea } from './planet-of-area.ts';
import { planetOnArea } from './planet-on-area.ts';
import { theirPlacement } from './their-placement.ts';
import { traitBlamed } from './trait-blamed.ts';

/** Questions that tie a part of life or a habit to a planet or to the own chart. */
export const CHART_LIFE_QUESTIONS: readonly WholeLookUp[] = [
  hardestPart,
  traitBlamed,
  planetOfArea,
  planetOnArea,
  theirPlacement,
];
