import { signedSeparationDeg } from '../angle.ts';
import { type Motion, type PositionOf, planetPositionOf } from '../ephemeris/planet-positions.ts';
import { DAY_MS, type Instant, type TimeSpan } from '../instant.ts';
import type { PlanetId } from '../vocabulary.ts';
import { findRoot } from './find-root.ts';

/**
 * A body's way along the zodiac, cut where it stands still. Between two knots it
 * only advances or only retreats, so it passes a degree there once or not at all.
 */
export type Track = { readonly knots: readonly Knot[]; readonly motionAt: MotionAt };
export type MotionAt = (at: Instant) => Motion;
type Knot = {
  readonly at: Instant;
  /** Not wrapped at 360: neighbours differ by the way really gone. */
  readonly unwrappedDeg: number;
  readonly speedDegPerDay: number;
  /** Set where the body stands still: which way it goes on. */
  readonly station: StationTurn | null;
};
export type StationTurn = 'retrograde' | 'direct';

/** Short against the time between two stations, and less than a sign of the Moon. */
const STEP_DAYS = {
  sun: 10,
  moon: 1,
  mercury: 2,
  venus: 4,
  mars: 5,
  jupiter: 10,
  saturn: 10,
  uranus: 10,
  neptune: 10,
  pluto: 10,
} as const satisfies Record<PlanetId, number>;

/** `positionOf` may be a table, where many searches share a sky. */
export const trackOf = (
  body: PlanetId,
  span: TimeSpan,
  positionOf: PositionOf = planetPositionOf,
): Track => follow((at) => positionOf(body, at), STEP_DAYS[body], span);

/** `stepDays` must be short against the time between two stations. */
export function follow(motionAt: MotionAt, stepDays: number, { from, to }: TimeSpan): Track {
  const steps = Math.max(1, Math.ceil((to - from) / (stepDays * DAY_MS)));
  const knots: Knot[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const last = knots.at(-1);
    const at = from + ((to - from) * step) / steps;
    const next = knotOf(at, motionAt(at), last);
    if (last !== undefined && last.speedDegPerDay < 0 !== next.speedDegPerDay < 0) {
      knots.push(stationBetween(motionAt, last, next));
    }
    knots.push(next);
  }
  return { knots, motionAt };
}

function stationBetween(motionAt: MotionAt, before: Knot, after: Knot): Knot {
  const at = findRoot((instant) => motionAt(instant).speedDegPerDay, before.at, after.at);
  const station = after.speedDegPerDay < 0 ? 'retrograde' : 'direct';
  return { ...knotOf(at, motionAt(at), before), station };
}

function knotOf(
  at: Instant,
  { longitudeDeg, speedDegPerDay }: Motion,
  previous: Knot | undefined,
): Knot {
  const unwrappedDeg =
    previous === undefined
      ? longitudeDeg
      : previous.unwrappedDeg + signedSeparationDeg(previous.unwrappedDeg, longitudeDeg);
  return { at, unwrappedDeg, speedDegPerDay, station: null };
}
