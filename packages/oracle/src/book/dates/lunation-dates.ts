import type { Instant, TimeSpan } from '@palm/astrology/instant';
import { nextQuarterAfter } from '@palm/astrology/next-quarter';
import type { TouchedPoint } from '../../facts/touched-points.ts';
import { lunationNews, NIGHT_MS } from '../news/lunation-news.ts';
import type { Places } from '../news/places.ts';
import type { Dated } from './book-date.ts';
import type { SkyAt } from './contact-dates.ts';

/** The new and full Moons of a span, each by the heaviest thing it does in the chart. */
export function lunationDates(
  places: Places,
  points: readonly TouchedPoint[],
  span: TimeSpan,
  skyAt: SkyAt,
): Dated[] {
  return quartersIn(span).flatMap((at) => {
    const [news] = lunationNews(places, points, skyAt(at - NIGHT_MS)).toSorted(
      (a, b) => a.rank - b.rank,
    );
    if (news?.fact.kind !== 'lunation') return [];
    const { phase, point } = news.fact;
    return [
      {
        kind: 'lunation',
        at,
        hasClock: true,
        rank: news.rank + (isGenerations(point) ? GENERATIONS_LATER : 0),
        news,
        mark: { body: 'moon', aspect: null, point, phase },
      },
    ];
  });
}

/** Uranus, Neptune and Pluto stand alike in the charts of millions. */
const isGenerations = (point: string | null): boolean =>
  point === 'uranus' || point === 'neptune' || point === 'pluto';
const GENERATIONS_LATER = 0.3;

function quartersIn({ from, to }: TimeSpan): Instant[] {
  const found: Instant[] = [];
  let next = nextQuarterAfter(from);
  while (next.at < to) {
    if (next.phase === 'newMoon' || next.phase === 'fullMoon') found.push(next.at);
    next = nextQuarterAfter(next.at + HOUR_MS);
  }
  return found;
}

const HOUR_MS = 3_600_000;
