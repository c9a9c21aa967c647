import { type StateVector, type Vector3, add, dot, length, scale, subtract } from '../vector.ts';

const LIGHT_AU_PER_DAY = 173.144632674;
/** The Sun's gravitational parameter, the square of Gauss's constant, in AU³/day². */
export const SUN_GM = 0.01720209895 ** 2;

/** The Sun, seen from itself. */
export const SUN_AT_REST: StateVector = {
  position: { x: 0, y: 0, z: 0 },
  velocity: { x: 0, y: 0, z: 0 },
};

/**
 * Light-time and aberration in one: a body is seen where it was when the light
 * left, from where the Earth was then (Meeus, Astronomical Algorithms, ch. 33,
 * "planetary aberration"). Both are carried back along straight lines, which for
 * Mercury, the most curved, costs 0.01″.
 */
export function apparentFrom(earth: StateVector, body: StateVector): StateVector {
  const relativeVelocity = subtract(body.velocity, earth.velocity);
  const now = subtract(body.position, earth.position);
  let lightDays = 0;
  let seen = now;
  for (let pass = 0; pass < 3; pass += 1) {
    const whenSent = subtract(body.position, scale(body.velocity, lightDays));
    lightDays = length(subtract(whenSent, earth.position)) / LIGHT_AU_PER_DAY;
    seen = subtract(now, scale(relativeVelocity, lightDays));
  }
  const relativePull = subtract(pullOfSun(body.position), pullOfSun(earth.position));
  const velocityWhenSent = subtract(relativeVelocity, scale(relativePull, lightDays));
  const lightTimeRate = dot(seen, velocityWhenSent) / (length(seen) * LIGHT_AU_PER_DAY);
  return { position: seen, velocity: scale(velocityWhenSent, 1 - lightTimeRate) };
}

function pullOfSun(position: Vector3): Vector3 {
  const distance = length(position);
  return distance === 0 ? position : scale(position, -SUN_GM / distance ** 3);
}

/** The Moon goes round with the Earth, so only its own motion counts: 0.7″. */
export function apparentMoon(moon: StateVector): StateVector {
  const lightDays = length(moon.position) / LIGHT_AU_PER_DAY;
  return {
    position: add(moon.position, scale(moon.velocity, -lightDays)),
    velocity: moon.velocity,
  };
}
