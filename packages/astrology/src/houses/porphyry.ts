import { normalizeDeg, oppositeDeg } from '../angle.ts';
import type { Angles } from './angles.ts';
import type { Cusps } from './cusps.ts';

/** Porphyry: each quarter between the angles in three equal parts of the ecliptic. */
export function porphyryCusps({ ascendantDeg, midheavenDeg }: Angles): Cusps {
  const thirdOfEast = normalizeDeg(ascendantDeg - midheavenDeg) / 3;
  const thirdOfNorth = 60 - thirdOfEast;
  const eleventh = normalizeDeg(midheavenDeg + thirdOfEast);
  const twelfth = normalizeDeg(midheavenDeg + 2 * thirdOfEast);
  const second = normalizeDeg(ascendantDeg + thirdOfNorth);
  const third = normalizeDeg(ascendantDeg + 2 * thirdOfNorth);
  return [
    ascendantDeg,
    second,
    third,
    oppositeDeg(midheavenDeg),
    oppositeDeg(eleventh),
    oppositeDeg(twelfth),
    oppositeDeg(ascendantDeg),
    oppositeDeg(second),
    oppositeDeg(third),
    midheavenDeg,
    eleventh,
    twelfth,
  ];
}
