import { separationDeg } from '@palm/astrology/angle';
import type { BirthData } from '@palm/astrology/birth-of';
import { castNatalChart, signInChart, type NatalChart } from '@palm/astrology/chart';
import { type Positions, positionsAt } from '@palm/astrology/positions';
import { resolveCivilTime } from '@palm/astrology/civil-time/resolve-civil-time';
import { signAt } from '@palm/astrology/sign-at';
import { ASPECTS, type PlanetId } from '@palm/astrology/vocabulary';
import type { Claim } from '../../src/checks/parse-claims.ts';
import type { CrossClaim } from './parse-cross-claims.ts';
import type { NatalPointId } from '../../src/facts/fact.ts';

/* The sky asked again, past our own facts: is what a sentence says so at some hour of the day? */

const HOUR_MS = 3_600_000;

/** The same day is asked thousands of times, and its sky is the same. */
const skies = new Map<string, readonly Positions[]>();

function skiesOf(date: string): readonly Positions[] {
  const from = Date.parse(`${date}T00:00:00Z`);
  const known =
    skies.get(date) ?? Array.from({ length: 25 }, (_, hour) => positionsAt(from + hour * HOUR_MS));
  skies.set(date, known);
  return known;
}

export function chartOf({ date, time, zone, latitude, longitude }: BirthData): NatalChart {
  if (
    time === undefined ||
    zone === undefined ||
    latitude === undefined ||
    longitude === undefined
  ) {
    const from = Date.parse(`${date}T00:00:00Z`);
    return castNatalChart({ time: 'unknown', day: { from, to: from + 24 * HOUR_MS } });
  }
  const resolved = resolveCivilTime({ date, time, zone, longitude });
  if (resolved.kind !== 'one') throw new RangeError(`pick another hour for ${date}`);
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  return castNatalChart({ time: 'known', instant: resolved.utcMs, place });
}

/** Every place a natal point may have had: one, or those of the hours of the birthday. */
function natalPlaces(chart: NatalChart, point: NatalPointId): number[] {
  if (chart.time === 'known') {
    if (point === 'ascendant') return [chart.angles.ascendantDeg];
    if (point === 'midheaven') return [chart.angles.midheavenDeg];
    return [chart.positions[point].longitudeDeg];
  }
  if (point === 'ascendant' || point === 'midheaven') return [];
  const { start, end } = chart.bodies[point];
  return [start.longitudeDeg, end.longitudeDeg];
}

/** As wide as a transit may be said to hold: four degrees where the hour of birth is unknown. */
const WIDEST_ORB_DEG = 4;

export function isTrue(claim: Claim, date: string, chart: NatalChart | null): boolean {
  const at = (body: PlanetId) => skiesOf(date).map((sky) => sky[body]);
  switch (claim.kind) {
    case 'body-in-sign':
      return at(claim.body).some(({ longitudeDeg }) => signAt(longitudeDeg) === claim.sign);
    case 'retrograde':
      return at(claim.body).every(({ isRetrograde }) => isRetrograde);
    case 'natal-in-sign': {
      if (chart === null) return false;
      if (claim.point === 'ascendant' || claim.point === 'midheaven') {
        return natalPlaces(chart, claim.point).some((deg) => signAt(deg) === claim.sign);
      }
      const over = signInChart(chart, claim.point);
      return over.kind === 'certain' && over.sign === claim.sign;
    }
    case 'aspect-to-natal':
      if (chart === null) return false;
      return natalPlaces(chart, claim.point).some((natal) =>
        at(claim.body).some(({ longitudeDeg }) => {
          const apart = separationDeg(longitudeDeg, natal);
          return Math.abs(apart - ASPECTS[claim.aspect].angleDeg) <= WIDEST_ORB_DEG;
        }),
      );
  }
}

/** The widest contact between two charts that is spoken of, and a day of birth without its hour. */
const WIDEST_CROSSING_DEG = 5.5;

export function isTrueBetween(claim: CrossClaim, mine: NatalChart, theirs: NatalChart): boolean {
  return natalPlaces(mine, claim.of).some((one) =>
    natalPlaces(theirs, claim.to).some((other) => {
      const off = separationDeg(one, other) - ASPECTS[claim.aspect].angleDeg;
      return Math.abs(off) <= WIDEST_CROSSING_DEG;
    }),
  );
}
