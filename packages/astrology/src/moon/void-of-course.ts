import { normalizeDeg, signedSeparationDeg } from '../angle.ts';
import { findRoot } from '../events/find-root.ts';
import { type PositionOf, planetPositionOf } from '../ephemeris/planet-positions.ts';
import { DAY_MS, type Instant, type TimeSpan } from '../instant.ts';
import { ASPECTS, ASPECT_IDS, type AspectId, PLANET_IDS, type PlanetId } from '../vocabulary.ts';
import type { SignId } from '../vocabulary.ts';
import { degreeInSign, signAt } from '../zodiac/sign-at.ts';

export type LastAspect = {
  readonly at: Instant;
  readonly planet: PlanetId;
  readonly aspect: AspectId;
};

/**
 * The Moon is void of course from its last exact aspect in a sign until it leaves
 * that sign.
 */
export type VoidOfCourse = {
  readonly start: Instant;
  readonly end: Instant;
  readonly sign: SignId;
  readonly nextSign: SignId;
  /** Null when the Moon makes no aspect at all in this sign: it is void throughout. */
  readonly lastAspect: LastAspect | null;
};

/** The void of course that closes the Moon's stay in the sign it is in at an instant. */
export function voidOfCourseAround(
  instant: Instant,
  positionOf: PositionOf = planetPositionOf,
): VoidOfCourse {
  const longitude = positionOf('moon', instant).longitudeDeg;
  const signStart = longitude - degreeInSign(longitude);
  const entered = moonPasses(signStart, instant, positionOf);
  const end = moonPasses(signStart + 30, instant, positionOf);
  const lastAspect = PLANET_IDS.filter((planet) => planet !== 'moon')
    .map((planet) => lastAspectBetween(planet, { from: entered, to: end }, positionOf))
    .filter((aspect) => aspect !== null)
    .reduce<LastAspect | null>((a, b) => (a === null || b.at > a.at ? b : a), null);
  return {
    start: lastAspect?.at ?? entered,
    end,
    sign: signAt(longitude),
    nextSign: signAt(signStart + 30),
    lastAspect,
  };
}

export function isMoonVoidAt(instant: Instant): boolean {
  return voidOfCourseAround(instant).start <= instant;
}

/** When the Moon stands on a degree less than a sign away; it needs 2 to 2.6 days. */
function moonPasses(degree: number, near: Instant, positionOf: PositionOf): Instant {
  return findRoot(
    (at) => signedSeparationDeg(degree, positionOf('moon', at).longitudeDeg),
    near - 3 * DAY_MS,
    near + 3 * DAY_MS,
  );
}

/** Angles the Moon can be ahead of a planet in aspect, over the whole circle. */
const ASPECT_ANGLES = ASPECT_IDS.flatMap((aspect) => {
  const { angleDeg } = ASPECTS[aspect];
  return angleDeg === 0 || angleDeg === 180
    ? [{ aspect, angleDeg }]
    : [
        { aspect, angleDeg },
        { aspect, angleDeg: 360 - angleDeg },
      ];
});

/** The Moon outruns every planet, so the angle between them only grows. */
function lastAspectBetween(
  planet: PlanetId,
  { from, to }: TimeSpan,
  positionOf: PositionOf,
): LastAspect | null {
  const aheadAt = (at: Instant): number =>
    positionOf('moon', at).longitudeDeg - positionOf(planet, at).longitudeDeg;
  const aheadAtEnd = aheadAt(to);
  const covered = normalizeDeg(aheadAtEnd - aheadAt(from));
  const [latest] = ASPECT_ANGLES.map(({ aspect, angleDeg }) => ({
    aspect,
    angleDeg,
    beforeEnd: normalizeDeg(aheadAtEnd - angleDeg),
  }))
    .filter(({ beforeEnd }) => beforeEnd < covered)
    .toSorted((a, b) => a.beforeEnd - b.beforeEnd);
  if (latest === undefined) return null;
  const at = findRoot((when) => signedSeparationDeg(latest.angleDeg, aheadAt(when)), from, to);
  return { at, planet, aspect: latest.aspect };
}
