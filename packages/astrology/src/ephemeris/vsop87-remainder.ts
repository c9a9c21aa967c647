import {
  type StateVector,
  type Vector3,
  add,
  cross,
  dot,
  length,
  scale,
  subtract,
} from '../vector.ts';
import { type PeriodicTerm, VSOP87_REMAINDER } from './vsop87-remainder-table.ts';

export type RemainderPlanet = keyof typeof VSOP87_REMAINDER;

const TABLE_UNIT = 1e-8;
const DAYS_PER_MILLENNIUM = 365_250;
const OBLIQUITY_J2000_RAD = (84_381.406 / 3600) * (Math.PI / 180);
/** The pole of the ecliptic of J2000 on equatorial axes. */
const ECLIPTIC_POLE: Vector3 = {
  x: 0,
  y: -Math.sin(OBLIQUITY_J2000_RAD),
  z: Math.cos(OBLIQUITY_J2000_RAD),
};

/**
 * Adds the terms the library's shortened VSOP87 lacks. They are arcseconds, so
 * turning the vectors by them needs no rotation matrix: δL about the ecliptic's
 * pole, δB towards the pole, δR along the vector. As the planet moves on, so do
 * the eastward and the outward direction, which Mercury's speed can feel.
 */
export function withVsop87Remainder(
  planet: RemainderPlanet,
  { position, velocity }: StateVector,
  terrestrialDays: number,
): StateVector {
  const { longitude, latitude, radius } = VSOP87_REMAINDER[planet];
  const millennia = terrestrialDays / DAYS_PER_MILLENNIUM;
  const distance = length(position);
  const outward = scale(position, 1 / distance);
  const eastward = cross(ECLIPTIC_POLE, position);
  const northward = scale(
    subtract(ECLIPTIC_POLE, scale(outward, dot(ECLIPTIC_POLE, outward))),
    distance,
  );
  const inLongitude = sum(longitude, millennia);
  const inLatitude = sum(latitude, millennia);
  const inRadius = sum(radius, millennia);
  const along = (east: number, north: number, out: number): Vector3 =>
    add(scale(eastward, east), add(scale(northward, north), scale(outward, out)));
  const turningOutward = scale(
    subtract(velocity, scale(outward, dot(velocity, outward))),
    inRadius.value / distance,
  );
  const turning = add(scale(cross(ECLIPTIC_POLE, velocity), inLongitude.value), turningOutward);
  const drift = along(inLongitude.perDay, inLatitude.perDay, inRadius.perDay);
  return {
    position: add(position, along(inLongitude.value, inLatitude.value, inRadius.value)),
    velocity: add(velocity, add(drift, turning)),
  };
}

function sum(
  series: readonly (readonly PeriodicTerm[])[],
  millennia: number,
): { value: number; perDay: number } {
  let value = 0;
  let perMillennium = 0;
  let power = TABLE_UNIT;
  for (const terms of series) {
    for (const term of terms) {
      const angle = term[1] + term[2] * millennia;
      value += power * term[0] * Math.cos(angle);
      perMillennium -= power * term[0] * term[2] * Math.sin(angle);
    }
    power *= millennia;
  }
  return { value, perDay: perMillennium / DAYS_PER_MILLENNIUM };
}
