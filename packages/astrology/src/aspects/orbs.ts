import type { AspectId, BodyId } from '../vocabulary.ts';

/**
 * How near to exact an aspect must be to count. There is no law; these follow the
 * common modern practice: each body has an orb of its own, a pair gets the mean of
 * both, and the weaker aspects a part of it.
 */
const BODY_ORBS_DEG = {
  sun: 10,
  moon: 10,
  mercury: 7,
  venus: 7,
  mars: 7,
  jupiter: 8,
  saturn: 8,
  uranus: 6,
  neptune: 6,
  pluto: 6,
  meanNode: 4,
  trueNode: 4,
  chiron: 4,
} as const satisfies Record<BodyId, number>;

const ASPECT_SHARES = {
  conjunction: 1,
  opposition: 1,
  trine: 0.8,
  square: 0.8,
  sextile: 0.6,
} as const satisfies Record<AspectId, number>;

export function orbAllowedDeg(a: BodyId, b: BodyId, aspect: AspectId): number {
  return ((BODY_ORBS_DEG[a] + BODY_ORBS_DEG[b]) / 2) * ASPECT_SHARES[aspect];
}
