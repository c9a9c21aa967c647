import { normalizeDeg } from '@palm/astrology/angle';
import type { NatalChart } from '@palm/astrology/chart';
import { crossingsOf } from '@palm/astrology/crossings';
import { DAY_MS, type Instant, type TimeSpan } from '@palm/astrology/instant';
import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import { degreesInAspect } from '@palm/astrology/transits';
import { ASPECT_IDS, type AspectId, PLANET_IDS, type PlanetId } from '@palm/astrology/vocabulary';
import { type TouchedPoint, touchedPoints } from '../../facts/touched-points.ts';
import { transitFact } from '../../facts/transit-fact-of.ts';
import { isSlow, seriesToday } from '../news/contact-timing.ts';
import { contactNews, FAMILY_OF } from '../news/transit-news.ts';
import type { Dated } from './book-date.ts';
import { middleOf, type SkyAt, stretchOf } from './contact-dates.ts';

/** The days on which a slow planet leaves a point for good. */
export function endDates(chart: NatalChart, span: TimeSpan, skyAt: SkyAt): Dated[] {
  // A birth without its hour moves such a day by weeks.
  const points = touchedPoints(chart).filter(({ uncertaintyDeg }) => uncertaintyDeg === 0);
  return PLANET_IDS.filter(isSlow).flatMap((body) => {
    const track = stretchOf(skyAt(middleOf(span)).longTrackOf(body), span);
    const orb = TRANSIT_ORBS_DEG[body];
    return points.flatMap((point) =>
      ASPECT_IDS.flatMap((aspect) =>
        degreesInAspect(point.longitudeDeg, aspect)
          .flatMap((degree) => [degree - orb, degree + orb])
          .flatMap((border) => crossingsOf(track, normalizeDeg(border)))
          .filter(({ at }) => at >= span.from && at < span.to)
          .flatMap(({ at }) => endDate(body, point, aspect, at, skyAt)),
      ),
    );
  });
}

function endDate(
  body: PlanetId,
  point: TouchedPoint,
  aspect: AspectId,
  at: Instant,
  skyAt: SkyAt,
): Dated[] {
  const sky = skyAt(at - DAY_MS);
  const fact = transitFact(sky.day, body, point, aspect);
  const series = seriesToday(sky, fact);
  if (series === null || series.end === null || series.exact.length === 0) return [];
  if (Math.abs(series.end - at) > DAY_MS / 2) return [];
  return contactNews(fact, series, sky).map((news) => ({
    kind: 'end',
    at,
    hasClock: false,
    rank: news.rank,
    news: { ...news, key: `end/${body}-${FAMILY_OF[aspect]}` },
    mark: { body, aspect, point: point.point, phase: null },
  }));
}
