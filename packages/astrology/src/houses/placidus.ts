import { DEGREES_PER_RADIAN, RADIANS_PER_DEGREE, normalizeDeg, oppositeDeg } from '../angle.ts';
import { type LocalSky, anglesOf } from './angles.ts';
import type { Cusps } from './cusps.ts';

/**
 * Placidus divides the time a degree takes from horizon to meridian. Beyond the
 * polar circles some degrees never rise or set, so there is nothing to divide.
 */
export type PlacidusHouses =
  | { readonly kind: 'cusps'; readonly cuspsDeg: Cusps }
  | { readonly kind: 'noAnswer'; readonly reason: 'beyondPolarCircle' };

export function placidusHouses(sky: LocalSky): PlacidusHouses {
  if (Math.abs(sky.latitudeDeg) >= 90 - sky.obliquityDeg) {
    return { kind: 'noAnswer', reason: 'beyondPolarCircle' };
  }
  const { ascendantDeg: first, midheavenDeg: tenth } = anglesOf(sky);
  const eleventh = semiArcCusp(sky, 30, 1 / 3);
  const twelfth = semiArcCusp(sky, 60, 2 / 3);
  const second = semiArcCusp(sky, 120, 2 / 3);
  const third = semiArcCusp(sky, 150, 1 / 3);
  return {
    kind: 'cusps',
    cuspsDeg: [
      first,
      second,
      third,
      oppositeDeg(tenth),
      oppositeDeg(eleventh),
      oppositeDeg(twelfth),
      oppositeDeg(first),
      oppositeDeg(second),
      oppositeDeg(third),
      tenth,
      eleventh,
      twelfth,
    ],
  };
}

const CONVERGED_RAD = 1e-12;
const MAX_PASSES = 80;

/**
 * The ecliptic degree whose right ascension α satisfies α = meridian + offset +
 * fraction · AD(α), with the ascensional difference AD = asin(tan φ tan δ) and
 * tan δ = sin α tan ε. Below the polar circle tan φ tan ε < 1 bounds AD's slope by
 * 1, so with a fraction of at most 2/3 the repetition always converges.
 */
function semiArcCusp(sky: LocalSky, offsetDeg: number, fraction: number): number {
  const obliquity = sky.obliquityDeg * RADIANS_PER_DEGREE;
  const steepness = Math.tan(sky.latitudeDeg * RADIANS_PER_DEGREE) * Math.tan(obliquity);
  const start = (sky.meridianDeg + offsetDeg) * RADIANS_PER_DEGREE;
  let ascension = start;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = start + fraction * Math.asin(steepness * Math.sin(ascension));
    const change = Math.abs(next - ascension);
    ascension = next;
    if (change < CONVERGED_RAD) break;
  }
  const longitude = Math.atan2(Math.sin(ascension), Math.cos(ascension) * Math.cos(obliquity));
  return normalizeDeg(longitude * DEGREES_PER_RADIAN);
}
