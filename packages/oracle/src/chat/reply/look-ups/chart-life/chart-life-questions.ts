import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { SAME_BIRTHS } from '../births/same-birth.ts';
import { retrogradeAndExes } from '../slow-sky/retrograde-and-exes.ts';
import { doesItWork } from './does-it-work.ts';
import { hardestPart } from './hardest-part.ts';
import { ownStone } from './own-stone.ts';
import { planetOfArea } from './planet-of-area.ts';
import { planetOnArea } from './planet-on-area.ts';
import { sameSignPair } from './same-sign-pair.ts';
import { theirPlacement } from './their-placement.ts';
import { traitBlamed } from './trait-blamed.ts';

/** Questions that tie a part of life or a habit to a planet or to the own chart. */
export const CHART_LIFE_QUESTIONS: readonly WholeLookUp[] = [
  hardestPart,
  traitBlamed,
  planetOfArea,
  planetOnArea,
  theirPlacement,
  ownStone,
  sameSignPair,
  doesItWork,
  ...SAME_BIRTHS,
  retrogradeAndExes,
];
