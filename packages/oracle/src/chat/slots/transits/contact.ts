import { DAY_MS } from '@palm/astrology/instant';
import {
  type PassSeries,
  passSeriesOf,
  seriesAround,
  type SeriesInTime,
  spanAround,
} from '@palm/astrology/pass-series';
import { findTransits } from '@palm/astrology/transits';
import type { AspectId, PlanetId } from '@palm/astrology/vocabulary';
import type { SlotContext } from '../slot.ts';
import type { NatalPointId } from '../../../facts/fact-kinds/fact-id.ts';

/** A moving planet at an angle to a point of the birth chart, over its whole series of passes. */
export interface Contact {
  readonly body: PlanetId;
  readonly aspect: AspectId;
  readonly point: NatalPointId;
  readonly pointDeg: number;
  readonly series: PassSeries;
}

/** Days to look around: longer than a series of passes lasts. */
const REACH_DAYS = {
  moon: 2,
  sun: 12,
  mercury: 90,
  venus: 130,
  mars: 220,
  jupiter: 480,
  saturn: 600,
  uranus: 900,
  neptune: 1_000,
  pluto: 1_100,
} as const satisfies Record<PlanetId, number>;

/** Away for longer than this, a planet has begun anew. */
const GAP_DAYS = {
  moon: 0,
  sun: 0,
  mercury: 45,
  venus: 60,
  mars: 110,
  jupiter: 230,
  saturn: 280,
  uranus: 330,
  neptune: 330,
  pluto: 330,
} as const satisfies Record<PlanetId, number>;

export interface Touch {
  readonly body: PlanetId;
  readonly aspect: AspectId;
  readonly point: NatalPointId;
  readonly pointDeg: number;
}

/** The series of a contact that runs now, that was last and that comes next. */
export function seriesOf(
  { body, aspect, point, pointDeg }: Touch,
  { now, sky }: Pick<SlotContext, 'now' | 'sky'>,
  reachDays: number = REACH_DAYS[body],
): SeriesInTime {
  const stays = findTransits({
    natal: [{ point, longitudeDeg: pointDeg }],
    span: spanAround(now, reachDays),
    transiting: [body],
    positionOf: sky.positionOf,
  }).filter((stay) => stay.aspect === aspect);
  return seriesAround(passSeriesOf(stays, GAP_DAYS[body] * DAY_MS), now);
}

/** The next exact day, or the last one when all have passed. */
export const exactDay = ({ exact }: PassSeries, now: number): number | null =>
  exact.find((at) => at >= now) ?? exact.at(-1) ?? null;
