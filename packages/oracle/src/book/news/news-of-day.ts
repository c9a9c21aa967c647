import type { NatalChart } from '@palm/astrology/chart';
import type { SignId } from '@palm/astrology/vocabulary';
import { touchedPoints } from '../../facts/touched-points.ts';
import type { BookSky } from './book-sky.ts';
import { lunationNews } from './lunation-news.ts';
import { natalNews } from './natal-news.ts';
import type { News } from './news.ts';
import { chartPlaces, signPlaces } from './places.ts';
import { returnNews } from './return-news.ts';
import { stationNews } from './station-news.ts';
import { transitNews } from './transit-news.ts';
import { signVisitNews, visitNews } from './visit-news.ts';

type NewsOfSign = { readonly sign: SignId; readonly news: readonly News[] };
const ofCharts = new WeakMap<BookSky, WeakMap<NatalChart, NewsOfSign>>();

/** Everything a page of this day could be about, for a chart or for a Sun sign. All pages of a chart on one day share it. */
export function newsOfDay(chart: NatalChart | null, sign: SignId, sky: BookSky): readonly News[] {
  if (chart === null) return findNews(null, sign, sky);
  const ofDay = ofCharts.get(sky) ?? new WeakMap<NatalChart, NewsOfSign>();
  ofCharts.set(sky, ofDay);
  const known = ofDay.get(chart);
  if (known?.sign === sign) return known.news;
  const news = findNews(chart, sign, sky);
  ofDay.set(chart, { sign, news });
  return news;
}

function findNews(chart: NatalChart | null, sign: SignId, sky: BookSky): News[] {
  const counted = chart === null ? null : chartPlaces(chart, sign);
  const places = counted ?? signPlaces(sign);
  const ofChart =
    chart === null
      ? []
      : [...transitNews(chart, sky), ...returnNews(chart, sky), ...natalNews(chart)];
  const points = chart === null ? [] : touchedPoints(chart);
  const bySign = counted === null ? [] : signVisitNews(sign, sky).map(later);
  return [
    ...ofChart,
    ...lunationNews(places, points, sky),
    ...stationNews(places, sky),
    ...(counted === null ? signVisitNews(sign, sky) : visitNews(counted, sky)),
    ...bySign,
  ];
}

/** What a chart tells by house is told by sign only where the Book has nothing else. */
const later = (news: News): News => ({ ...news, at: null, rank: news.rank + SIGN_LATER });

const SIGN_LATER = 3;
