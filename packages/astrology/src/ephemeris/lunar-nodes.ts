import { DEGREES_PER_RADIAN } from '../angle.ts';
import { type StateVector, type Vector3, cross, length, scale, subtract } from '../vector.ts';
import { SUN_GM } from './apparent-place.ts';
import type { ToEclipticOfDate } from './astronomy-engine.ts';

/**
 * The osculating node: where the plane the Moon moves in at this moment cuts the
 * ecliptic. Its rate comes from the torque on the orbit, r × a, in which the
 * Earth's central pull drops out and the Sun's tide remains.
 */
export function trueNode(
  moon: StateVector,
  earthFromSun: Vector3,
  toEcliptic: ToEclipticOfDate,
): { longitudeDeg: number; rateDegPerDay: number } {
  const orbitNormal = toEcliptic(cross(moon.position, moon.velocity));
  const torque = toEcliptic(cross(moon.position, tideOfSun(moon.position, earthFromSun)));
  const { x, y } = orbitNormal;
  return {
    longitudeDeg: Math.atan2(x, -y) * DEGREES_PER_RADIAN,
    rateDegPerDay: ((x * torque.y - y * torque.x) / (x * x + y * y)) * DEGREES_PER_RADIAN,
  };
}

/** What the Sun pulls the Moon more than it pulls the Earth, in AU/day². */
function tideOfSun(moonFromEarth: Vector3, earthFromSun: Vector3): Vector3 {
  const sunFromEarth = scale(earthFromSun, -1);
  const sunFromMoon = subtract(sunFromEarth, moonFromEarth);
  return subtract(
    scale(sunFromMoon, SUN_GM / length(sunFromMoon) ** 3),
    scale(sunFromEarth, SUN_GM / length(sunFromEarth) ** 3),
  );
}
