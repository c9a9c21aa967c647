import { PLANET_IDS, type PlanetId, type SignId } from '@palm/astrology/vocabulary';
import type { SlotContext } from '../../../slots/slot.ts';
import type { Told } from '../look-up.ts';
import { type NamedPlacement, placementsNamed } from '../named/named-placements.ts';
import { signsIn } from '../whole/chart-words.ts';
import { houseIn } from '../whole/houses-told.ts';
import type { Whole } from '../whole/whole-look-up.ts';

/** A later message, with what was asked about the chart or the sky before it. */
export interface OnChart extends Whole {
  /** The earlier questions, in lower case and without apostrophes. */
  readonly earlier: string;
  /** The last answer, as it was said. */
  readonly answered: string;
  /** The last few answers. */
  readonly spoken: string;
}

/** What is said to a later message of a known kind; null where the earlier question does not bear it. */
export interface ChartTurn {
  readonly isSaid: (turn: OnChart) => boolean;
  readonly tell: (context: SlotContext, turn: OnChart) => Told | null;
}

/** The placement that was spoken of last. */
export const placementBefore = ({ earlier, before }: OnChart): NamedPlacement | undefined =>
  placementsNamed(before?.plain ?? '').at(-1) ?? placementsNamed(earlier).at(-1);

export const planetBefore = ({ earlier }: OnChart): PlanetId | undefined =>
  PLANET_IDS.find((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(earlier));

export const signBefore = (turn: OnChart): SignId | undefined =>
  placementBefore(turn)?.sign ?? signsIn(turn.earlier).at(-1);

export const houseBefore = (turn: OnChart): number | null =>
  placementBefore(turn)?.house ?? houseIn(turn.earlier);

export const wordsOf = (text: string): number => text.split(/\s+/u).length;

/** "Leo" may be a son: a sign or a placement was asked about. */
const MEANING =
  /\b(?:mean\w*|charts?|signs?|placements?|stellium|suns?|moons?|rising|mercury|venus|mars|saturn|pluto|neptune|uranus|jupiter|chiron|node|(?:\w+(?:st|nd|rd|th)) house|zodiac|like)\b/u;
export const isOfMeaning = ({ earlier }: OnChart): boolean => MEANING.test(earlier);
