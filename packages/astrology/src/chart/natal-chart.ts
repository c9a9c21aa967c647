import { type Aspect, findAspects } from '../aspects/find-aspects.ts';
import { type Positions, positionsAt } from '../ephemeris/positions.ts';
import { type Angles, type GeoPoint, anglesOf, localSkyAt } from '../houses/angles.ts';
import type { Cusps } from '../houses/cusps.ts';
import { type PlacidusHouses, placidusHouses } from '../houses/placidus.ts';
import { porphyryCusps } from '../houses/porphyry.ts';
import { wholeSignCusps } from '../houses/whole-sign.ts';
import type { Instant, TimeSpan } from '../instant.ts';
import { type BodyId, type PlanetId, SIGNS } from '../vocabulary.ts';
import { signAt } from '../zodiac/sign-at.ts';
import { type BodyOverDay, type SignOverDay, bodiesOverDay } from './body-over-day.ts';
import { type DayAspect, aspectsAllDay } from './day-aspects.ts';

/** What a person knows of their birth: the moment and place, or only the day. */
export type Birth =
  | { readonly time: 'known'; readonly instant: Instant; readonly place: GeoPoint }
  | { readonly time: 'unknown'; readonly day: TimeSpan };

export type KnownTimeChart = {
  readonly time: 'known';
  readonly instant: Instant;
  readonly place: GeoPoint;
  readonly positions: Positions;
  readonly angles: Angles;
  readonly houses: {
    readonly placidus: PlacidusHouses;
    readonly porphyry: Cusps;
    readonly wholeSign: Cusps;
  };
  readonly aspects: readonly Aspect[];
};

/**
 * Without the time there is no ascendant and no house, and what moves is known
 * only as the stretch it goes through during the day.
 */
export type UnknownTimeChart = {
  readonly time: 'unknown';
  readonly day: TimeSpan;
  readonly bodies: Readonly<Record<BodyId, BodyOverDay>>;
  readonly aspects: readonly DayAspect[];
};

export type NatalChart = KnownTimeChart | UnknownTimeChart;

export function castNatalChart(birth: Birth): NatalChart {
  return birth.time === 'known'
    ? castKnownTimeChart(birth.instant, birth.place)
    : castUnknownTimeChart(birth.day);
}

export function castKnownTimeChart(instant: Instant, place: GeoPoint): KnownTimeChart {
  const positions = positionsAt(instant);
  const sky = localSkyAt(instant, place);
  const angles = anglesOf(sky);
  return {
    time: 'known',
    instant,
    place,
    positions,
    angles,
    houses: {
      placidus: placidusHouses(sky),
      porphyry: porphyryCusps(angles),
      wholeSign: wholeSignCusps(angles.ascendantDeg),
    },
    aspects: findAspects(positions),
  };
}

/** `day` runs from the start of the local birthday to the start of the next day. */
export function castUnknownTimeChart(day: TimeSpan): UnknownTimeChart {
  const start = positionsAt(day.from);
  const end = positionsAt(day.to);
  return {
    time: 'unknown',
    day,
    bodies: bodiesOverDay(day, start, end),
    aspects: aspectsAllDay(start, end),
  };
}

/** The sign of a body in a chart: certain, or changing during an unknown day. */
export function signInChart(chart: NatalChart, body: BodyId): SignOverDay {
  return chart.time === 'known'
    ? { kind: 'certain', sign: signAt(chart.positions[body].longitudeDeg) }
    : chart.bodies[body].sign;
}

/** The moment of birth; the middle of the day where the hour is unknown. */
export const bornAt = (chart: NatalChart): Instant =>
  chart.time === 'known' ? chart.instant : (chart.day.from + chart.day.to) / 2;

/** The planet that rules the rising sign, and with it the chart. */
export function chartRulerOf({ angles }: KnownTimeChart): PlanetId {
  return SIGNS[signAt(angles.ascendantDeg)].ruler;
}
