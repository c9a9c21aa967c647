import { SUN_GM } from '../src/ephemeris/apparent-place.ts';
import { epochAtTerrestrialDays } from '../src/ephemeris/astronomy-engine.ts';
import { CHIRON_STEP_DAYS } from '../src/ephemeris/chiron-state.ts';
import { planetStateAt } from '../src/ephemeris/planet-state.ts';
import { type StateVector, type Vector3, add, length, scale, subtract } from '../src/vector.ts';

/**
 * Prints src/ephemeris/chiron-table.json: Chiron's orbit from 1848 to 2152, as it
 * follows from JPL's states under the pull of the Sun and the four giant planets.
 */

/** JPL Horizons, heliocentric, ICRF, AU and AU/day, at 0 h TDB of 1 January. */
const JPL_STATES: readonly { readonly julianDay: number; readonly state: StateVector }[] = [
  {
    julianDay: 2_451_544.5,
    state: {
      position: { x: -3.532082802845036, y: -8.673587566387649, z: -2.935491685233997 },
      velocity: { x: 4.97067843310663e-3, y: -3.627773229067521e-3, z: -8.262541278709376e-4 },
    },
  },
  {
    julianDay: 2_455_197.5,
    state: {
      position: { x: 13.19148992863117, y: -9.058771972133892, z: -2.018744306999665 },
      velocity: { x: 3.172737184697467e-3, y: 2.077241872967885e-3, z: 8.475052013853388e-4 },
    },
  },
  {
    julianDay: 2_458_849.5,
    state: {
      position: { x: 18.74979015626275, y: 0.9060856547258316, z: 1.445166327129911 },
      velocity: { x: -5.188250744254794e-5, y: 2.988627504002276e-3, z: 9.318734038577373e-4 },
    },
  },
  {
    julianDay: 2_462_502.5,
    state: {
      position: { x: 13.13185175469694, y: 10.45171373019759, z: 4.086005508618447 },
      velocity: { x: -2.967275252793649e-3, y: 1.899724574528414e-3, z: 4.099535209360336e-4 },
    },
  },
  {
    julianDay: 2_466_154.5,
    state: {
      position: { x: -1.878330124332237, y: 10.99286850835428, z: 3.325776674355994 },
      velocity: { x: -4.676386182330938e-3, y: -2.50712924119581e-3, z: -1.075315590956888e-3 },
    },
  },
];

/** Reciprocal masses of the systems, in Suns (IAU 2009). */
const GIANTS = [
  { planet: 'jupiter', reciprocalMass: 1047.348644 },
  { planet: 'saturn', reciprocalMass: 3497.9018 },
  { planet: 'uranus', reciprocalMass: 22_902.98 },
  { planet: 'neptune', reciprocalMass: 19_412.26 },
] as const;
/** Mercury to Mars pull from as good as the Sun's place; the Earth has its Moon with it. */
const INNER_PLANETS = [
  { planet: 'mercury', reciprocalMass: 6_023_600 },
  { planet: 'venus', reciprocalMass: 408_523.72 },
  { planet: 'earth', reciprocalMass: 328_900.56 },
  { planet: 'mars', reciprocalMass: 3_098_703.6 },
] as const;
const INNER_MASS =
  1 + INNER_PLANETS.reduce((sum, { reciprocalMass }) => sum + 1 / reciprocalMass, 0);

const J2000_JULIAN_DAY = 2_451_545;
const FIRST_DAY = -55_600;
const LAST_DAY = 55_600;
const MAX_STEP_DAYS = 10;

/**
 * The Sun swings by 0.1 m/s under the inner planets. JPL's velocities contain that
 * swing; left in, it would falsify Chiron's period and cost minutes of arc over a
 * century. So we count from where Sun and inner planets balance.
 */
function fromInnerBarycentre({ position, velocity }: StateVector, day: number): StateVector {
  const epoch = epochAtTerrestrialDays(day);
  return INNER_PLANETS.reduce(
    (state, { planet, reciprocalMass }) => {
      const pulling = planetStateAt(planet, epoch);
      const share = 1 / (reciprocalMass * INNER_MASS);
      return {
        position: subtract(state.position, scale(pulling.position, share)),
        velocity: subtract(state.velocity, scale(pulling.velocity, share)),
      };
    },
    { position, velocity },
  );
}

function accelerationAt(day: number, position: Vector3): Vector3 {
  const epoch = epochAtTerrestrialDays(day);
  const toSun = scale(position, (-SUN_GM * INNER_MASS) / length(position) ** 3);
  return GIANTS.reduce((total, { planet, reciprocalMass }) => {
    const giant = planetStateAt(planet, epoch).position;
    const apart = subtract(giant, position);
    const pull = subtract(
      scale(apart, 1 / length(apart) ** 3),
      // The Sun is pulled too, and it is from the Sun that we measure.
      scale(giant, 1 / length(giant) ** 3),
    );
    return add(total, scale(pull, SUN_GM / reciprocalMass));
  }, toSun);
}

/** One step of the classical Runge-Kutta method of order four. */
function stepped({ position, velocity }: StateVector, day: number, step: number): StateVector {
  const half = step / 2;
  const a1 = accelerationAt(day, position);
  const v2 = add(velocity, scale(a1, half));
  const a2 = accelerationAt(day + half, add(position, scale(velocity, half)));
  const v3 = add(velocity, scale(a2, half));
  const a3 = accelerationAt(day + half, add(position, scale(v2, half)));
  const v4 = add(velocity, scale(a3, step));
  const a4 = accelerationAt(day + step, add(position, scale(v3, step)));
  const blend = (one: Vector3, two: Vector3, three: Vector3, four: Vector3): Vector3 =>
    scale(add(add(one, four), scale(add(two, three), 2)), step / 6);
  return {
    position: add(position, blend(velocity, v2, v3, v4)),
    velocity: add(velocity, blend(a1, a2, a3, a4)),
  };
}

function carried(state: StateVector, from: number, to: number): StateVector {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / MAX_STEP_DAYS));
  const step = (to - from) / steps;
  let current = state;
  for (let index = 0; index < steps; index += 1) {
    current = stepped(current, from + index * step, step);
  }
  return current;
}

type Anchor = { readonly day: number; readonly state: StateVector };
const anchors: readonly Anchor[] = JPL_STATES.map(({ julianDay, state }) => {
  const day = julianDay - J2000_JULIAN_DAY;
  return { day, state: fromInnerBarycentre(state, day) };
});

function nearestAnchor(day: number): Anchor | undefined {
  return anchors.toSorted((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day))[0];
}

/** Each row is carried on from the row before it that started at the same anchor. */
function rowsFrom(days: readonly number[]): Map<number, StateVector> {
  const rows = new Map<number, StateVector>();
  const reached = new Map<Anchor, Anchor>();
  for (const day of days) {
    const anchor = nearestAnchor(day);
    if (anchor === undefined) continue;
    const start = reached.get(anchor) ?? anchor;
    const state = carried(start.state, start.day, day);
    reached.set(anchor, { day, state });
    rows.set(day, state);
  }
  return rows;
}

const days: number[] = [];
for (let day = FIRST_DAY; day <= LAST_DAY; day += CHIRON_STEP_DAYS) days.push(day);
const isAfterItsAnchor = (day: number): boolean => day >= (nearestAnchor(day)?.day ?? 0);
const forward = rowsFrom(days.filter(isAfterItsAnchor));
const backward = rowsFrom(days.filter((day) => !isAfterItsAnchor(day)).toReversed());
const lines = days.map((day) => {
  const state = forward.get(day) ?? backward.get(day);
  if (state === undefined) throw new Error(`no state on day ${day}`);
  const { position: p, velocity: v } = state;
  const numbers = [p.x, p.y, p.z].map((value) => Number(value.toFixed(8)));
  const speeds = [v.x, v.y, v.z].map((value) => Number(value.toFixed(11)));
  return `    ${JSON.stringify([...numbers, ...speeds])}`;
});
process.stdout.write(
  `{\n  "firstDay": ${FIRST_DAY},\n  "states": [\n${lines.join(',\n')}\n  ]\n}\n`,
);
