import { normalizeDeg, separationDeg } from '@palm/astrology/angle';
import { DAY_MS, type Instant, type TimeSpan } from '@palm/astrology/instant';
import { type PassSeries, passSeriesOf, seriesAround } from '@palm/astrology/pass-series';
import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import { type Stay, staysNear } from '@palm/astrology/transits';
import { ASPECTS, type AspectId, type PlanetId } from '@palm/astrology/vocabulary';
import { isOneOf, SLOW } from '../vocabulary.ts';
import type { BookSky } from './book-sky.ts';
import type { Timing } from './news.ts';

export type Contact = {
  readonly body: PlanetId;
  readonly aspect: AspectId;
  readonly pointLongitudeDeg: number;
  readonly pointUncertaintyDeg: number;
};

/** Saturn and slower: their passes back and forth over one degree are one story. */
export const isSlow = (body: PlanetId): boolean => isOneOf(SLOW, body);

/** The series of passes that runs today, or the single stay of a faster planet. */
export function seriesToday(sky: BookSky, contact: Contact): PassSeries | null {
  const stays = staysAround(sky, contact);
  const series = isSlow(contact.body) ? passSeriesOf(stays) : passSeriesOf(stays, 0);
  const { middle } = sky.day;
  return seriesAround(series, middle).now ?? nearest(series, sky.day.span);
}

/** All passes back and forth to which today's stay belongs, also those that only come near. */
export const allPassesToday = (sky: BookSky, contact: Contact): PassSeries | null =>
  passSeriesOf(staysAround(sky, contact)).find(({ stays }) =>
    stays.some(
      ({ start, end }) =>
        (start === null || start <= sky.day.middle) && (end === null || end >= sky.day.middle),
    ),
  ) ?? null;

function staysAround(sky: BookSky, contact: Contact): readonly Stay[] {
  const track = sky.trackOf(contact.body);
  const [first, last] = [track.knots.at(0), track.knots.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span: TimeSpan = { from: first.at, to: last.at };
  return staysNear(track, span, degreeNear(sky, contact), TRANSIT_ORBS_DEG[contact.body]);
}

/** The Moon may be exact in the evening and out of orb at noon. */
const nearest = (series: readonly PassSeries[], { from, to }: TimeSpan): PassSeries | null =>
  series.find(({ exact }) => exact.some((at) => at >= from && at < to)) ?? null;

/** Of the degrees that make the aspect, the one the body is at. */
function degreeNear({ day }: BookSky, { body, aspect, pointLongitudeDeg }: Contact): number {
  const { angleDeg } = ASPECTS[aspect];
  const at = day.atMiddle[body].longitudeDeg;
  const ahead = normalizeDeg(pointLongitudeDeg + angleDeg);
  const behind = normalizeDeg(pointLongitudeDeg - angleDeg);
  return separationDeg(at, ahead) <= separationDeg(at, behind) ? ahead : behind;
}

/** Dates that a birth without its hour would move by more than this are told by the month. */
const SURE_DAYS = 2;

/** Each date is as sure as the planet is fast on that day, so that it is told alike on every day before. */
export function timingOf(sky: BookSky, contact: Contact, series: PassSeries): Timing {
  const { body, pointUncertaintyDeg } = contact;
  const { motionAt } = sky.trackOf(body);
  const isSure = (at: Instant | null): boolean =>
    at === null ||
    pointUncertaintyDeg === 0 ||
    pointUncertaintyDeg / Math.abs(motionAt(at).speedDegPerDay) <= SURE_DAYS;
  const areEndsSure = isSure(series.start) && isSure(series.end);
  const next = series.exact.find((at) => at >= sky.day.span.from) ?? null;
  const scale = body === 'moon' ? 'clock' : areEndsSure ? 'day' : 'month';
  return {
    since: series.start,
    exact: areEndsSure && isSure(next) ? next : null,
    until: series.end,
    scale,
  };
}

/** Whole days between two moments, without a sign. */
export const daysBetween = (a: Instant, b: Instant): number => Math.abs(a - b) / DAY_MS;
