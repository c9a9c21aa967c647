import { normalizeDeg, signedSeparationDeg } from '../angle.ts';
import type { Motion } from '../ephemeris/planet-positions.ts';
import { positionOf } from '../ephemeris/positions.ts';
import { DAY_MS, type Instant } from '../instant.ts';
import type { BodyId } from '../vocabulary.ts';

/**
 * Positions between tabulated days, for searches that ask for thousands of them. A row
 * is computed when it is first needed and shared by everybody who asks afterwards.
 */
export type SkyTable = { readonly positionOf: (body: BodyId, at: Instant) => Motion };

/** Days between two rows: short enough that the cubic between them is within 1″ of the sky. */
const ROW_DAYS = {
  sun: 4,
  moon: 0.5,
  mercury: 1,
  venus: 2,
  mars: 4,
  jupiter: 10,
  saturn: 10,
  uranus: 16,
  neptune: 16,
  pluto: 16,
  meanNode: 4,
  trueNode: 0.5,
  chiron: 16,
} as const satisfies Record<BodyId, number>;

/** About two megabytes; a full table begins again. */
const ROWS_KEPT = 30_000;

export function createSkyTable(): SkyTable {
  const rows = new Map<string, Motion>();
  const rowOf = (body: BodyId, index: number): Motion => {
    const key = `${body} ${index}`;
    const kept = rows.get(key);
    if (kept !== undefined) return kept;
    if (rows.size >= ROWS_KEPT) rows.clear();
    const { longitudeDeg, speedDegPerDay } = positionOf(body, index * ROW_DAYS[body] * DAY_MS);
    const row = { longitudeDeg, speedDegPerDay };
    rows.set(key, row);
    return row;
  };
  return {
    positionOf: (body, at) => {
      const place = at / (ROW_DAYS[body] * DAY_MS);
      const index = Math.floor(place);
      return between(rowOf(body, index), rowOf(body, index + 1), place - index, ROW_DAYS[body]);
    },
  };
}

/** The cubic Hermite polynomial through both places with both speeds. */
function between(start: Motion, end: Motion, u: number, days: number): Motion {
  const wayDeg = signedSeparationDeg(start.longitudeDeg, end.longitudeDeg);
  const startDeg = start.speedDegPerDay * days;
  const endDeg = end.speedDegPerDay * days;
  const square = 3 * wayDeg - 2 * startDeg - endDeg;
  const cube = startDeg + endDeg - 2 * wayDeg;
  return {
    longitudeDeg: normalizeDeg(start.longitudeDeg + u * (startDeg + u * (square + u * cube))),
    speedDegPerDay: (startDeg + u * (2 * square + u * 3 * cube)) / days,
  };
}
