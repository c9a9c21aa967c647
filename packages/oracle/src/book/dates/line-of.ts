import { separationDeg } from '@palm/astrology/angle';
import type { AspectId, PlanetId } from '@palm/astrology/vocabulary';
import { ordinal } from '../../facts/fact-words.ts';
import type { LunationFact } from '../../facts/fact-kinds/sky-fact.ts';
import type { TransitFact } from '../../facts/fact-kinds/transit-fact.ts';
import type { TouchedPoint } from '../../facts/touched-points.ts';
import { calendarDate, clockTime, type ReadOn } from '../slots/render-date.ts';
import type { Dated } from './book-date.ts';
import { across, yours } from './point-words.ts';

/** How long each takes to come back to a degree, in years. */
const YEARS: Partial<Record<PlanetId, number>> = {
  jupiter: 12,
  saturn: 29,
  uranus: 84,
  neptune: 165,
  pluto: 248,
};

/** The small print of a date: how rare it is, when it ends, how close it comes. */
export function lineOf(
  { kind, news, at, mark }: Dated,
  points: readonly TouchedPoint[],
  on: ReadOn,
): string | null {
  const { fact, timing } = news;
  if (fact.kind === 'lunation') return lunationLine(fact, points, on);
  if (kind === 'end' || fact.kind !== 'transit') return null;
  const years = YEARS[mark.body];
  if (years === undefined) return null;
  return [
    passWords(fact, at),
    rarity(years, fact.aspect),
    timing.until === null ? null : `Ends ${calendarDate(timing.until, on)}.`,
  ]
    .filter((part) => part !== null)
    .join(' ');
}

/** A planet is at one degree for a meeting or across from it, at two for the rest. */
const rarity = (years: number, aspect: AspectId): string =>
  `${aspect === 'conjunction' || aspect === 'opposition' ? 'Once' : 'Twice'} in ${years} years.`;

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function passWords({ timing }: TransitFact, at: number): string | null {
  const exact = timing?.exactAt ?? [];
  if (exact.length < 2) return null;
  const apart = exact.map((moment) => Math.abs(Date.parse(moment) - at));
  const number = apart.indexOf(Math.min(...apart)) + 1;
  const which = number === exact.length ? 'last' : ordinal(number);
  return `The ${which} of ${COUNTS[exact.length] ?? exact.length} meetings.`;
}

function lunationLine(
  { at, point, phase, longitudeDeg }: LunationFact,
  points: readonly TouchedPoint[],
  { zone }: ReadOn,
): string {
  const clock = `${clockTime(Date.parse(at), zone)}.`;
  const touched = points.find((one) => one.point === point);
  if (touched === undefined) return clock;
  const apart = separationDeg(longitudeDeg, touched.longitudeDeg);
  const isThere = phase === 'new' || apart < 90;
  const orb = isThere ? apart : 180 - apart;
  const where = isThere ? yours(touched.point) : across(touched.point);
  return `${clock} Within ${orb.toFixed(1)}° of ${where}.`;
}
