import { oppositeDeg, separationDeg } from '@palm/astrology/angle';
import { eclipsesAfter } from '@palm/astrology/eclipses';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import { planetPositionOf } from '@palm/astrology/planet-positions';
import { signAt } from '@palm/astrology/sign-at';
import { degreeWords, isoOf, pointName } from '../../facts/fact-words.ts';
import type { LunationFact } from '../../facts/fact-kinds/sky-fact.ts';
import type { SkyOfDay } from '../../facts/sky-of-day.ts';
import type { TouchedPoint } from '../../facts/touched-points.ts';
import type { EntryKey } from '../entry.ts';
import type { BookSky } from './book-sky.ts';
import { ABOUT_NOTHING, type News, NO_TIMING } from './news.ts';
import { axisOf, matterOf, type Places } from './places.ts';

export type Lunation = {
  readonly phase: 'new' | 'full';
  readonly at: Instant;
  readonly longitudeDeg: number;
  readonly eclipse: 'sun' | 'moon' | null;
};

/** A Moon that is full at two at night belongs to the evening before. */
export const NIGHT_MS = 3 * 3_600_000;

const kept = new WeakMap<SkyOfDay, Lunation | null>();

/** The new or full Moon of a day, or null on the other 27 days of a month. */
function lunationOf(day: SkyOfDay): Lunation | null {
  const known = kept.get(day);
  if (known !== undefined) return known;
  const found = findLunation(day);
  kept.set(day, found);
  return found;
}

function findLunation({ span }: SkyOfDay): Lunation | null {
  const [from, to] = [span.from + NIGHT_MS, span.to + NIGHT_MS];
  const next = nextQuarterAfter(from);
  if (next.at >= to || (next.phase !== 'newMoon' && next.phase !== 'fullMoon')) return null;
  const eclipse = eclipsesAfter(next.at - DAY_MS, 1)[0];
  const isEclipse = eclipse !== undefined && Math.abs(eclipse.at - next.at) < DAY_MS;
  return {
    phase: next.phase === 'newMoon' ? 'new' : 'full',
    at: next.at,
    longitudeDeg: planetPositionOf('moon', next.at).longitudeDeg,
    eclipse: isEclipse ? eclipse.of : null,
  };
}

/** Degrees within which a new or full Moon falls on a point of the chart. */
const ON_POINT_DEG = 2.5;

/** A new or full Moon by house or sign, on a point of the chart, or as an eclipse. */
export function lunationNews(
  places: Places,
  points: readonly TouchedPoint[],
  sky: BookSky,
): News[] {
  const lunation = lunationOf(sky.day);
  if (lunation === null) return [];
  const touched = points.filter((point) => isOn(lunation, point));
  return [
    ...touched.map((point) =>
      news(`lunation/${lunation.phase}-on-${point.point}`, 1.8, lunation, places, point, sky.day),
    ),
    news(
      keyByPlace(lunation, places),
      lunation.eclipse === null ? 2 : 1.6,
      lunation,
      places,
      null,
      sky.day,
    ),
  ];
}

function keyByPlace({ phase, eclipse, longitudeDeg }: Lunation, places: Places): EntryKey {
  const number = places.numberAt(longitudeDeg);
  if (eclipse !== null) return `lunation/eclipse-${eclipse}-${axisOf(number)}`;
  return phase === 'new' ? `lunation/new-${matterOf(number)}` : `lunation/full-${axisOf(number)}`;
}

function isOn({ phase, longitudeDeg }: Lunation, point: TouchedPoint): boolean {
  const ends = phase === 'new' ? [longitudeDeg] : [longitudeDeg, oppositeDeg(longitudeDeg)];
  const nearest = Math.min(...ends.map((end) => separationDeg(end, point.longitudeDeg)));
  return nearest + point.uncertaintyDeg <= ON_POINT_DEG;
}

function news(
  key: EntryKey,
  rank: number,
  lunation: Lunation,
  places: Places,
  point: TouchedPoint | null,
  day: SkyOfDay,
): News {
  const number = places.numberAt(lunation.longitudeDeg);
  return {
    key,
    event: `${key}@${isoOf(lunation.at).slice(0, 10)}`,
    rank,
    turn: null,
    timing: NO_TIMING,
    // Told of the evening it belongs to.
    at: Math.min(lunation.at, day.span.to - 1),
    about: {
      ...ABOUT_NOTHING,
      body: 'moon',
      point: point?.point ?? null,
      pointSign: point?.sign ?? null,
      family: point === null ? null : 'together',
      matter: matterOf(number),
    },
    isSeason: false,
    fact: lunationFact(lunation, places.words(number), number, point),
  };
}

function lunationFact(
  { phase, at, longitudeDeg, eclipse }: Lunation,
  place: string,
  house: number,
  point: TouchedPoint | null,
): LunationFact {
  const name = phase === 'new' ? 'New Moon' : 'Full Moon';
  const shadow =
    eclipse === null ? '' : `, an eclipse of the ${eclipse === 'sun' ? 'Sun' : 'Moon'}`;
  const touch =
    point === null ? '' : `; your ${pointName(point.point)} at ${degreeWords(point.longitudeDeg)}`;
  return {
    id: 'lunation',
    kind: 'lunation',
    phase,
    eclipse,
    sign: signAt(longitudeDeg),
    longitudeDeg,
    house,
    point: point?.point ?? null,
    at: isoOf(at),
    words: `${name} at ${degreeWords(longitudeDeg)}${shadow}, ${place}${touch}`,
  };
}
