import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import { separationDeg } from '@palm/astrology/angle';
import {
  ASPECTS,
  ASPECT_IDS,
  type AspectId,
  PLANET_IDS,
  type PlanetId,
} from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../../facts/fact-kinds/fact-id.ts';
import { touchedPoints } from '../../../facts/touched-points.ts';
import { perMessage } from '../slot.ts';
import type { Touch } from './contact.ts';

export interface RunningTouch extends Touch {
  readonly orbDeg: number;
  readonly uncertaintyDeg: number;
  readonly weight: number;
}

/** How long a planet takes decides how much its visit counts. */
const BODY_WEIGHTS = {
  pluto: 10,
  neptune: 9,
  uranus: 9,
  saturn: 8,
  jupiter: 5,
  mars: 2.5,
  sun: 1.5,
  venus: 1.5,
  mercury: 1.2,
  moon: 0.5,
} as const satisfies Record<PlanetId, number>;

const POINT_WEIGHTS = {
  sun: 1.3,
  moon: 1.3,
  ascendant: 1.2,
  midheaven: 1.2,
  mercury: 1,
  venus: 1,
  mars: 1,
  saturn: 0.9,
  jupiter: 0.8,
  uranus: 0.5,
  neptune: 0.5,
  pluto: 0.5,
} as const satisfies Record<NatalPointId, number>;

const ASPECT_WEIGHTS = {
  conjunction: 1.2,
  opposition: 1.1,
  square: 1.1,
  trine: 0.8,
  sextile: 0.5,
} as const satisfies Record<AspectId, number>;

/** Every contact that is within orb now, the weightiest first. */
export const runningTouches = perMessage(({ chart, now, sky }): RunningTouch[] => {
  if (chart === null) return [];
  const points = touchedPoints(chart);
  return PLANET_IDS.flatMap((body) => {
    const { longitudeDeg } = sky.positionOf(body, now);
    return points.flatMap(({ point, longitudeDeg: pointDeg, uncertaintyDeg }) => {
      const apart = separationDeg(longitudeDeg, pointDeg);
      const aspect = ASPECT_IDS.find(
        (one) => Math.abs(apart - ASPECTS[one].angleDeg) <= TRANSIT_ORBS_DEG[body],
      );
      if (aspect === undefined || (body === 'moon' && uncertaintyDeg > 0)) return [];
      const orbDeg = Math.abs(apart - ASPECTS[aspect].angleDeg);
      const closeness = 1 - orbDeg / (2 * TRANSIT_ORBS_DEG[body]);
      const weight = BODY_WEIGHTS[body] * POINT_WEIGHTS[point] * ASPECT_WEIGHTS[aspect] * closeness;
      return [{ body, aspect, point, pointDeg, uncertaintyDeg, orbDeg, weight }];
    });
  }).toSorted((a, b) => b.weight - a.weight);
});
