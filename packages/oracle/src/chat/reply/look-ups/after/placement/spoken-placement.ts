import { PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { signOfPoint } from '../../../../slots/birth/points.ts';
import type { SlotContext } from '../../../../slots/slot.ts';
import type { NamedPlacement, NamedPoint } from '../../named/named-placements.ts';
import { placementOf } from '../../placements/own-placement.ts';
import { type OnChart, placementBefore } from '../chart-turn.ts';

/** Families that tell of a point, which their name or the planet that was named says. */
const OF_POINT: ReadonlySet<string> = new Set(['placement', 'placement-house', 'node-north']);

function pointOf({ before }: OnChart): NamedPoint | null {
  const family = before?.family ?? '';
  if (family === 'node-north') return 'northNode';
  const own = placementOf(family);
  if (own === 'rising' || own === 'ascendant') return 'ascendant';
  if (own === undefined && !OF_POINT.has(family)) return null;
  const named = before?.entities.planet?.toLowerCase();
  return PLANET_IDS.find((id) => id === (named ?? own)) ?? null;
}

/** The placement that the last answer told, with its sign: as it was named, or else of the user's chart. */
export function spokenPlacement(turn: OnChart, { chart }: SlotContext): NamedPlacement | null {
  const named = placementBefore(turn);
  if (named?.sign) return named;
  const point = pointOf(turn);
  if (point === null) return null;
  // A birth was typed: the placement is of somebody else.
  if (turn.before?.entities.date?.isBirth === true) return null;
  const typed = SIGN_IDS.find((id) => id === turn.before?.entities.sign);
  const sign = typed ?? signOfPoint(chart, point === 'northNode' ? 'trueNode' : point);
  return sign === null ? null : { point, sign, house: null };
}
