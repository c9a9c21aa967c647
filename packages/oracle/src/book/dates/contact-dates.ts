import type { NatalChart } from '@palm/astrology/chart';
import { type Crossing, crossingsOf } from '@palm/astrology/crossings';
import type { Instant, TimeSpan } from '@palm/astrology/instant';
import type { Track } from '@palm/astrology/track';
import { degreesInAspect } from '@palm/astrology/transits';
import { ASPECT_IDS, type AspectId, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { type TouchedPoint, touchedPoints } from '../../facts/touched-points.ts';
import { transitFact } from '../../facts/transit-fact-of.ts';
import type { BookSky } from '../news/book-sky.ts';
import { oneReturn } from '../news/return-news.ts';
import { contactNews, isReturn } from '../news/transit-news.ts';
import { seriesToday } from '../news/contact-timing.ts';
import type { News } from '../news/news.ts';
import type { Dated } from './book-date.ts';
import { isTold, LIKE_THE_SUN } from './is-told.ts';

export type SkyAt = (at: Instant) => BookSky;

/** The exact contacts of a span that are told as dates, returns among them. */
export function contactDates(chart: NatalChart, span: TimeSpan, skyAt: SkyAt): Dated[] {
  const points = touchedPoints(chart);
  return PLANET_IDS.filter((body) => body !== 'moon').flatMap((body) => {
    const track = stretchOf(skyAt(middleOf(span)).longTrackOf(body), span);
    return points.flatMap((point) =>
      ASPECT_IDS.filter((aspect) => isTold(body, aspect, point.point)).flatMap((aspect) =>
        momentsOf(track, point, aspect, span).flatMap(({ at }) =>
          contactDate(chart, skyAt(at), { body, point, aspect, at }),
        ),
      ),
    );
  });
}

/** The ways of planets reach 60 days to either side at least. */
export const middleOf = ({ from, to }: TimeSpan): Instant => (from + to) / 2;

/** The part of a planet's way that covers a span. */
export function stretchOf({ knots, motionAt }: Track, { from, to }: TimeSpan): Track {
  const first = knots.findLastIndex(({ at }) => at <= from);
  const last = knots.findIndex(({ at }) => at >= to);
  return {
    knots: knots.slice(Math.max(first, 0), last === -1 ? knots.length : last + 1),
    motionAt,
  };
}

const momentsOf = (
  track: Track,
  { longitudeDeg }: TouchedPoint,
  aspect: AspectId,
  { from, to }: TimeSpan,
): Crossing[] =>
  degreesInAspect(longitudeDeg, aspect)
    .flatMap((degree) => crossingsOf(track, degree))
    .filter(({ at }) => at >= from && at < to);

type Found = {
  readonly body: PlanetId;
  readonly point: TouchedPoint;
  readonly aspect: AspectId;
  readonly at: Instant;
};

function contactDate(chart: NatalChart, sky: BookSky, found: Found): Dated[] {
  const { body, point, aspect, at } = found;
  const news = newsAt(chart, sky, found);
  // Without the hour of birth a slow contact has a month and no day.
  if (news === undefined || news.timing.exact === null) return [];
  return [
    {
      kind: news.key.startsWith('return/') ? 'return' : 'contact',
      at,
      hasClock: hasClock(body, point),
      rank: body === 'venus' || body === 'mercury' ? LIKE_THE_SUN : news.rank,
      news,
      mark: { body, aspect, point: point.point, phase: null },
    },
  ];
}

function newsAt(chart: NatalChart, sky: BookSky, { body, point, aspect }: Found): News | undefined {
  const fact = transitFact(sky.day, body, point, aspect);
  if (isReturn(fact)) return oneReturn(fact, chart, sky)[0];
  const series = seriesToday(sky, fact);
  return series === null ? undefined : contactNews(fact, series, sky)[0];
}

/** Jupiter takes hours for a minute of arc, and a minute of birth moves an angle by a quarter of a degree. */
const hasClock = (body: PlanetId, { point, uncertaintyDeg }: TouchedPoint): boolean =>
  uncertaintyDeg === 0 &&
  point !== 'ascendant' &&
  point !== 'midheaven' &&
  (body === 'sun' || body === 'mercury' || body === 'venus' || body === 'mars');
