import { normalizeDeg, separationDeg } from '@palm/astrology/angle';
import type { TimeSpan } from '@palm/astrology/instant';
import { PLANET_IDS } from '@palm/astrology/vocabulary';
import type { TouchedPoint } from '../../facts/touched-points.ts';
import { isSlow } from '../news/contact-timing.ts';
import type { Places } from '../news/places.ts';
import { stationNews } from '../news/station-news.ts';
import type { Dated } from './book-date.ts';
import { middleOf, type SkyAt, stretchOf } from './contact-dates.ts';

/** Degrees within which a planet that stands still stands on a point. */
const ON_POINT_DEG = 2;
/** A slow planet that stops on a point weighs as much as an exact contact. */
const SLOW_RANK = 1.7;

/** The days on which a planet turns around on a point of the chart. */
export function stationDates(
  places: Places,
  points: readonly TouchedPoint[],
  span: TimeSpan,
  skyAt: SkyAt,
): Dated[] {
  return PLANET_IDS.flatMap((body) =>
    stretchOf(skyAt(middleOf(span)).longTrackOf(body), span).knots.flatMap((knot): Dated[] => {
      if (knot.station === null || knot.at < span.from || knot.at >= span.to) return [];
      const point = pointAt(points, normalizeDeg(knot.unwrappedDeg));
      const news = stationNews(places, skyAt(knot.at)).find((one) => one.about.body === body);
      if (point === undefined || news === undefined) return [];
      return [
        {
          kind: 'station',
          at: knot.at,
          hasClock: !isSlow(body),
          rank: isSlow(body) ? SLOW_RANK : news.rank,
          news,
          mark: { body, aspect: 'conjunction', point: point.point, phase: null },
        },
      ];
    }),
  );
}

function pointAt(points: readonly TouchedPoint[], degree: number): TouchedPoint | undefined {
  const apart = ({ longitudeDeg, uncertaintyDeg }: TouchedPoint): number =>
    separationDeg(longitudeDeg, degree) + uncertaintyDeg;
  return points
    .filter((point) => apart(point) <= ON_POINT_DEG)
    .toSorted((a, b) => apart(a) - apart(b))[0];
}
