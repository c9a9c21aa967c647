import { findAspects } from '@palm/astrology/aspects';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { type PlanetPositions, planetPositionsAt } from '@palm/astrology/planet-positions';
import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import { type SkyEvent, skyEvents } from '@palm/astrology/sky-events';
import { PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import type { ChartBody } from '@palm/contract/chart';
import type { Tonight, TonightEvent } from './tonight.ts';

/** The Sun alone enters a sign at least this often, so there is always something ahead. */
const LOOK_AHEAD_MS = 32 * DAY_MS;

/**
 * The sky at an instant, with the Moon as it is seen that evening. This file brings the ephemeris with it, so pages load it when they are
 * already being read, and the build runs it once for the page as it is printed.
 */
export function tonightAt(at: Instant, eveningAt: Instant): Tonight {
  const places = planetPositionsAt(at);
  const { angleDeg, illuminatedFraction } = moonPhaseAt(eveningAt);
  return {
    at,
    bodies: PLANET_IDS.map((id) => bodyIn(places, id)),
    aspects: findAspects(places).map(({ a, b, aspect, orbDeg, isApplying }) => ({
      a,
      b,
      aspect,
      orb: rounded(orbDeg),
      isApplying,
    })),
    houses: null,
    moon: { angle: rounded(angleDeg), litFraction: rounded(illuminatedFraction) },
    next: nextAfter(at),
  };
}

/** A third of an arcsecond: finer than the positions are, and short enough to print into a page. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function bodyIn(places: PlanetPositions, id: PlanetId): ChartBody {
  const { longitudeDeg, speedDegPerDay, isRetrograde } = places[id];
  return {
    id,
    longitude: rounded(longitudeDeg),
    sign: signAt(longitudeDeg),
    degree: rounded(degreeInSign(longitudeDeg)),
    speed: rounded(speedDegPerDay),
    isRetrograde,
    house: null,
    range: null,
  };
}

function nextAfter(at: Instant): TonightEvent[] {
  const events = skyEvents({ from: at, to: at + LOOK_AHEAD_MS });
  const { phase, at: quarterAt } = nextQuarterAfter(at);
  const found = [
    events.find(({ body }) => body === 'moon'),
    events.find(({ body }) => body !== 'moon'),
  ].flatMap((event) => (event === undefined ? [] : [told(event)]));
  const quarter = { kind: 'quarter', phase, at: wholeMinute(quarterAt) } as const;
  return [...found, quarter].toSorted((a, b) => a.at - b.at);
}

function told(event: SkyEvent): TonightEvent {
  const { body } = event;
  const at = wholeMinute(event.at);
  return event.kind === 'ingress'
    ? { kind: 'ingress', at, body, sign: event.sign }
    : { kind: 'station', at, body, turns: event.turns };
}

const wholeMinute = (at: Instant): Instant => Math.round(at / 60_000) * 60_000;
