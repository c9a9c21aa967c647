import type { NatalChart } from '@palm/astrology/chart';
import type { TransitFact } from '../../facts/fact-kinds/transit-fact.ts';
import type { BookSky } from './book-sky.ts';
import { isSlow } from './contact-timing.ts';
import type { News } from './news.ts';
import { returnNews } from './return-news.ts';
import { transitNews } from './transit-news.ts';

/** The contact of a slow planet with the chart that counts most today, with all its dates; null where none runs. */
export function longContact(chart: NatalChart, sky: BookSky): TransitFact | null {
  const [heaviest] = [...transitNews(chart, sky), ...returnNews(chart, sky)]
    .flatMap(({ fact, ...news }) =>
      fact.kind === 'transit' && isTold(fact) ? [{ fact, weight: weightOf(news, fact, sky) }] : [],
    )
    .toSorted((a, b) => a.weight - b.weight);
  return heaviest?.fact ?? null;
}

const isTold = ({ body, timing }: TransitFact): boolean =>
  (isSlow(body) || body === 'jupiter') && (timing?.exactAt.length ?? 0) > 0;

const ORDER = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter'];
const LIGHTS: ReadonlySet<string> = new Set(['sun', 'moon', 'ascendant', 'midheaven']);
const OVER_LATER = 3;

/** News weighs as on a page. What runs without news goes by its planet, its aspect and its point; what was exact for the last time comes later. */
function weightOf(
  { rank, isSeason }: Omit<News, 'fact'>,
  { body, aspect, point, timing }: TransitFact,
  { day }: BookSky,
): number {
  const isOver = !timing?.exactAt.some((iso) => Date.parse(iso) >= day.span.from);
  const place = ORDER.indexOf(body) / 10;
  const isEasy = aspect === 'trine' || aspect === 'sextile';
  const running = isSeason ? place + (isEasy ? 1 : 0) - (LIGHTS.has(point) ? 0.3 : 0) : 0;
  return rank + running + (isOver ? OVER_LATER : 0);
}
