import { type StateVector, type Vector3, length, scale } from '../vector.ts';
import { SUN_GM } from './apparent-place.ts';
import table from './chiron-table.json' with { type: 'json' };

/** Days between two rows of the table. */
export const CHIRON_STEP_DAYS = 200;

/**
 * Chiron seen from the Sun. The table holds its place and velocity on the axes of
 * the equator of J2000, integrated from JPL's states by bin/chiron-table.ts; between
 * two rows runs the quintic that has both places, velocities and pulls of the Sun.
 * The rows count from the balance point of the Sun and the inner planets, which is
 * never more than 0.1″ from the Sun as Chiron sees it.
 */
export function chironStateAt(terrestrialDays: number): StateVector {
  const rows = (terrestrialDays - table.firstDay) / CHIRON_STEP_DAYS;
  const index = Math.floor(rows);
  const start = rowAt(index);
  const end = rowAt(index + 1);
  const u = rows - index;
  return {
    position: blend(start, end, hermite(u)),
    velocity: scale(blend(start, end, hermiteRate(u)), 1 / CHIRON_STEP_DAYS),
  };
}

type Row = { position: Vector3; velocity: Vector3; pull: Vector3 };

function rowAt(index: number): Row {
  const [x, y, z, vx, vy, vz] = table.states[index] ?? [];
  if (x === undefined || y === undefined || z === undefined) {
    throw new RangeError('Chiron is tabulated from 1848 to 2152 only');
  }
  const position = { x, y, z };
  return {
    position,
    velocity: { x: vx ?? 0, y: vy ?? 0, z: vz ?? 0 },
    pull: scale(position, -SUN_GM / length(position) ** 3),
  };
}

type Weights = readonly [
  startPosition: number,
  startVelocity: number,
  startPull: number,
  endPosition: number,
  endVelocity: number,
  endPull: number,
];

function blend(start: Row, end: Row, [p0, v0, a0, p1, v1, a1]: Weights): Vector3 {
  const h = CHIRON_STEP_DAYS;
  const on = (axis: 'x' | 'y' | 'z'): number =>
    p0 * start.position[axis] +
    p1 * end.position[axis] +
    h * (v0 * start.velocity[axis] + v1 * end.velocity[axis]) +
    h * h * (a0 * start.pull[axis] + a1 * end.pull[axis]);
  return { x: on('x'), y: on('y'), z: on('z') };
}

/** The quintic Hermite polynomials on [0, 1]. */
function hermite(u: number): Weights {
  const u3 = u ** 3;
  const u4 = u ** 4;
  const u5 = u ** 5;
  return [
    1 - 10 * u3 + 15 * u4 - 6 * u5,
    u - 6 * u3 + 8 * u4 - 3 * u5,
    (u * u - 3 * u3 + 3 * u4 - u5) / 2,
    10 * u3 - 15 * u4 + 6 * u5,
    -4 * u3 + 7 * u4 - 3 * u5,
    (u3 - 2 * u4 + u5) / 2,
  ];
}

/** Their derivatives. */
function hermiteRate(u: number): Weights {
  const u2 = u * u;
  const u3 = u ** 3;
  const u4 = u ** 4;
  return [
    -30 * u2 + 60 * u3 - 30 * u4,
    1 - 18 * u2 + 32 * u3 - 15 * u4,
    (2 * u - 9 * u2 + 12 * u3 - 5 * u4) / 2,
    30 * u2 - 60 * u3 + 30 * u4,
    -12 * u2 + 28 * u3 - 15 * u4,
    (3 * u2 - 8 * u3 + 5 * u4) / 2,
  ];
}
