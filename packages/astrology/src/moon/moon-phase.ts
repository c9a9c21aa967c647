import { RADIANS_PER_DEGREE, normalizeDeg } from '../angle.ts';
import { planetPositionOf } from '../ephemeris/planet-positions.ts';
import type { Instant } from '../instant.ts';
import type { MoonPhaseId } from '../vocabulary.ts';
import { phaseOf } from './phase-of.ts';

export type MoonPhase = {
  readonly phase: MoonPhaseId;
  /** How far the Moon is ahead of the Sun: 0 new, 90 first quarter, 180 full. */
  readonly angleDeg: number;
  /** The lit part of the disc, 0 to 1. */
  readonly illuminatedFraction: number;
};

/** The Moon's distance as a part of the Sun's, in the mean. */
const MOON_TO_SUN_DISTANCE = 384_400 / 149_597_871;

export function moonPhaseAt(instant: Instant): MoonPhase {
  const sun = planetPositionOf('sun', instant);
  const moon = planetPositionOf('moon', instant);
  const angleDeg = normalizeDeg(moon.longitudeDeg - sun.longitudeDeg);
  const cosElongation =
    Math.cos(moon.latitudeDeg * RADIANS_PER_DEGREE) * Math.cos(angleDeg * RADIANS_PER_DEGREE);
  return {
    phase: phaseOf(angleDeg),
    angleDeg,
    illuminatedFraction: illuminatedFraction(cosElongation),
  };
}

/** Meeus, Astronomical Algorithms, (48.3) and (48.1). */
function illuminatedFraction(cosElongation: number): number {
  const sinElongation = Math.sqrt(1 - cosElongation ** 2);
  const phaseAngle = Math.atan2(sinElongation, MOON_TO_SUN_DISTANCE - cosElongation);
  return (1 + Math.cos(phaseAngle)) / 2;
}
