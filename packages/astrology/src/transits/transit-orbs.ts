import type { PlanetId } from '../vocabulary.ts';

/**
 * Narrower than in a birth chart, so that a transit is a time and not a season:
 * a degree for what is quick, somewhat more for what is slow.
 */
export const TRANSIT_ORBS_DEG = {
  sun: 1,
  moon: 1,
  mercury: 1,
  venus: 1,
  mars: 1.5,
  jupiter: 2,
  saturn: 2,
  uranus: 1.5,
  neptune: 1.5,
  pluto: 1.5,
} as const satisfies Record<PlanetId, number>;
