import type { NatalChart } from '@palm/astrology/chart';
import { DAY_MS, type Instant, type TimeSpan } from '@palm/astrology/instant';
import type { PassSeries } from '@palm/astrology/pass-series';
import type { AspectId, PlanetId } from '@palm/astrology/vocabulary';
import { isoOf } from '../../facts/fact-words.ts';
import type { TransitFact } from '../../facts/fact-kinds/transit-fact.ts';
import { transitFacts } from '../../facts/transit-facts.ts';
import type { EntryKey } from '../entry.ts';
import { type Family, isOneOf, type Turn } from '../vocabulary.ts';
import type { BookSky } from './book-sky.ts';
import { allPassesToday, daysBetween, isSlow, seriesToday, timingOf } from './contact-timing.ts';
import type { News } from './news.ts';

export const FAMILY_OF = {
  conjunction: 'together',
  square: 'hard',
  opposition: 'hard',
  trine: 'easy',
  sextile: 'easy',
} as const satisfies Record<AspectId, Family>;

/** What the moving planets do to the points of a chart today. */
export function transitNews(chart: NatalChart, sky: BookSky): News[] {
  return transitFacts(chart, sky.day).flatMap((fact) => {
    if (isReturn(fact)) return [];
    const series = seriesToday(sky, fact);
    if (series === null) return [];
    return fact.body === 'moon' ? moonNews(fact, series, sky) : contactNews(fact, series, sky);
  });
}

/** A planet back at its own place is told as a return. */
export const isReturn = ({ body, point, aspect }: TransitFact): boolean =>
  body === point &&
  (aspect === 'conjunction'
    ? isOneOf(['sun', 'moon', 'mars', 'jupiter', 'saturn'], body)
    : body === 'uranus' && aspect === 'opposition');

export const timedFact = (fact: TransitFact, { start, end, exact }: PassSeries): TransitFact => ({
  ...fact,
  timing: {
    startAt: start === null ? null : isoOf(start),
    exactAt: exact.map(isoOf),
    endAt: end === null ? null : isoOf(end),
  },
});

export function contactNews(fact: TransitFact, series: PassSeries, sky: BookSky): News[] {
  const moment = momentOf(fact.body, series, sky);
  const key = `transit/${fact.body}/${FAMILY_OF[fact.aspect]}-${fact.point}`;
  return [
    {
      key,
      event: eventOf(key, storyToday(fact, series, sky), moment),
      rank: rankOf(fact, moment),
      turn: moment.turn,
      timing: timingOf(sky, fact, series),
      at: series.exact.find((at) => at >= sky.day.span.from) ?? null,
      about: {
        body: fact.body,
        point: fact.point,
        pointSign: fact.pointSign,
        family: FAMILY_OF[fact.aspect],
        matter: null,
      },
      isSeason: isSlow(fact.body) && !moment.isNews,
      fact: timedFact(fact, series),
    },
  ];
}

/** The passes of Mars and Jupiter back and forth are dated one by one, and are still one story to a user. */
export const storyToday = (fact: TransitFact, series: PassSeries, sky: BookSky): PassSeries =>
  fact.body === 'mars' || fact.body === 'jupiter' ? (allPassesToday(sky, fact) ?? series) : series;

type Moment = { readonly name: string; readonly turn: Turn | null; readonly isNews: boolean };

/** A beginning, an end or a standstill weighs less than an exact date. */
const isExact = ({ name }: Moment): boolean => name.startsWith('exact');

/** Days around an exact date, and after the beginning, in which a contact is news. */
const NEAR_DAYS = {
  moon: 1,
  sun: 0.8,
  mercury: 1,
  venus: 1,
  mars: 1.2,
  jupiter: 2.5,
  saturn: 4,
  uranus: 6,
  neptune: 8,
  pluto: 8,
} as const satisfies Record<PlanetId, number>;

/** An exact date of yesterday is still news. */
const PAST_MS = 1.2 * DAY_MS;

/** A contact is told near each exact date, at its beginning, at its end and while the planet stands still on it. */
export function momentOf(body: PlanetId, series: PassSeries, sky: BookSky): Moment {
  const near = NEAR_DAYS[body];
  const { middle } = sky.day;
  const exact = series.exact.find((at) => at - middle <= near * DAY_MS && middle - at <= PAST_MS);
  if (exact !== undefined) {
    const isLast = series.exact.length > 1 && exact === series.exact.at(-1);
    return { name: `exact-${dayOf(exact)}`, turn: isLast ? 'last' : null, isNews: true };
  }
  const { start, end } = series;
  if (start !== null && isWithin(middle, { from: start, to: start + 2 * near * DAY_MS })) {
    return { name: `start-${dayOf(start)}`, turn: 'first', isNews: true };
  }
  if (end !== null && isSlow(body) && daysBetween(end, middle) <= near) {
    return { name: `end-${dayOf(end)}`, turn: 'last', isNews: true };
  }
  const station = sky
    .trackOf(body)
    .knots.find((knot) => knot.station !== null && daysBetween(knot.at, middle) <= near);
  if (isSlow(body) && station !== undefined) {
    return { name: `station-${dayOf(station.at)}`, turn: null, isNews: true };
  }
  return { name: 'runs', turn: null, isNews: false };
}

/** The story is named by its beginning; beyond what is searched, by its first exact date. */
export function eventOf(key: EntryKey, { start, exact }: PassSeries, { name }: Moment): string {
  const since = start ?? exact[0];
  return `${key}@${since === undefined ? 'long' : dayOf(since)}~${name}`;
}

const dayOf = (at: Instant): string => isoOf(at).slice(0, 10);

const BASE_RANK = {
  moon: 6.1,
  sun: 5.2,
  mercury: 6.2,
  venus: 6,
  mars: 5.1,
  jupiter: 5,
  saturn: 1.3,
  uranus: 1.2,
  neptune: 1.1,
  pluto: 1,
} as const satisfies Record<PlanetId, number>;

/** A slow contact without news comes before nothing but a day with nothing at all. */
const SEASON_RANK = 7.5;

/** What comes easily weighs less than a full Moon, and so does a contact to a slow point. */
const slowRank = ({ body, point, aspect }: TransitFact): number =>
  BASE_RANK[body] +
  (FAMILY_OF[aspect] === 'easy' ? 1.3 : 0) +
  (isOneOf(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'], point) ? 0.3 : 0);

function rankOf(fact: TransitFact, moment: Moment): number {
  const { body, point } = fact;
  const { isNews } = moment;
  if (isSlow(body)) return isNews ? slowRank(fact) + (isExact(moment) ? 0 : 0.35) : SEASON_RANK;
  const isOnAngle = point === 'ascendant' || point === 'midheaven';
  const isStrong = body === 'sun' || body === 'mars' || body === 'jupiter';
  const base = isOnAngle && isStrong ? 4 : BASE_RANK[body];
  return base + (isNews ? 0 : 0.6) - (LIGHTS.has(point) ? LIGHT_BEFORE : 0);
}

/** How much closer to the top a contact to Sun, Moon or an angle is. */
export const LIGHT_BEFORE = 0.15;
const LIGHTS: ReadonlySet<string> = new Set(['sun', 'moon', 'ascendant', 'midheaven']);

/** Hours of the local day in which most people are awake. */
const WAKING_MS = { from: 7 * 3_600_000, to: 23 * 3_600_000 };

function moonNews(fact: TransitFact, series: PassSeries, sky: BookSky): News[] {
  const { span } = sky.day;
  const waking = { from: span.from + WAKING_MS.from, to: span.from + WAKING_MS.to };
  const exact = series.exact.find((at) => isWithin(at, waking));
  if (exact === undefined) return [];
  const [news] = contactNews(fact, series, sky);
  if (news === undefined) return [];
  return [{ ...news, at: exact, timing: { ...news.timing, exact } }];
}

const isWithin = (at: Instant, { from, to }: TimeSpan): boolean => at >= from && at < to;
