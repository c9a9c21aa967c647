import { DAY_MS } from '@palm/astrology/instant';
import { birthChartOf, signOf } from '../facts/birth-chart.ts';
import type { ReadingRequest } from '../request.ts';
import type { BookSkyOf } from '../book/news/book-sky.ts';
import type { News } from '../book/news/news.ts';
import { newsOfDay } from '../book/news/news-of-day.ts';
import { partnerNews } from '../book/news/partner-news.ts';
import { signPlaces } from '../book/news/places.ts';
import { pairNews, tieNews } from '../book/news/tie-news.ts';
import { lensBonus } from '../book/page/lens.ts';

type Ranked = { readonly news: News; readonly rank: number };

const WEEK_DAYS = 7;
/** What the Book tells of a chart only where it has nothing else. */
const LAST_RANK = 8;

/** What a page can be about, the heaviest first as in the Book, each fact once. */
export function newsFor(request: ReadingRequest, skyOf: BookSkyOf): News[] {
  const ranked = rankedNews(request, skyOf).toSorted((a, b) => a.rank - b.rank);
  const ids = new Set<string>();
  return ranked.flatMap(({ news }) => {
    if (ids.has(news.fact.id)) return [];
    ids.add(news.fact.id);
    return [news];
  });
}

const plain = (list: readonly News[]): Ranked[] => list.map((news) => ({ news, rank: news.rank }));

function rankedNews(request: ReadingRequest, skyOf: BookSkyOf): Ranked[] {
  const { person, date } = request;
  const zone = request.zone ?? 'UTC';
  const chart = birthChartOf(person);
  const sign = signOf(person);
  const ofDay = (day: string): News[] =>
    sign === null
      ? []
      : newsOfDay(chart, sign, skyOf(day, zone)).filter(({ rank }) => rank < LAST_RANK);
  switch (request.kind) {
    case 'daily':
    case 'horoscope': {
      const { type } = request;
      const all = type === 'weekly' ? weekOf(date, ofDay) : ofDay(date);
      return all.map((news) => ({ news, rank: news.rank - lensBonus(type, news) }));
    }
    case 'chat':
      return plain(weekOf(date, ofDay));
    case 'partner': {
      const partnerSign = signOf(request.partner);
      return partnerSign === null
        ? []
        : plain(partnerNews(signPlaces(partnerSign), skyOf(date, zone)));
    }
    case 'compatibility': {
      const [other, otherSign] = [birthChartOf(request.partner), signOf(request.partner)];
      const ties = chart === null || other === null ? [] : tieNews(chart, other);
      const pair = sign === null || otherSign === null ? [] : [pairNews(sign, otherSign)];
      return plain([...ties, ...pair]);
    }
    case 'palm':
      return [];
  }
}

/** Of the days after today, what falls on them; of today, everything. */
function weekOf(date: string, ofDay: (day: string) => News[]): News[] {
  const dayAt = (ahead: number): string =>
    new Date(Date.parse(`${date}T00:00:00Z`) + ahead * DAY_MS).toISOString().slice(0, 10);
  const ahead = Array.from({ length: WEEK_DAYS - 1 }, (_, index) => ofDay(dayAt(index + 1)));
  const today = ofDay(date);
  const coming = ahead.flat().filter(({ at, fact }) => at !== null && !isMoons(fact));
  const now = new Set(today.map(({ fact }) => fact.id));
  return [
    ...today.map((news) => ({ ...news, rank: heaviest(news, coming) })),
    ...coming.flatMap((news) => (now.has(news.fact.id) ? nextStay(news) : [news])),
  ];
}

/** A contact that becomes exact in the week weighs as much as on that day. */
const heaviest = ({ fact, rank }: News, coming: readonly News[]): number =>
  Math.min(
    rank,
    ...coming.filter((news) => isSameContact(news.fact, fact)).map((news) => news.rank),
  );

const isSameContact = (a: News['fact'], b: News['fact']): boolean =>
  a.kind === 'transit' && a.id === b.id;

/** The next stay of a planet is another fact than the present one; a contact that runs is told already. */
const nextStay = (news: News): News[] =>
  news.fact.kind === 'house' || news.fact.kind === 'solar-house'
    ? [{ ...news, fact: { ...news.fact, id: `next:${news.fact.id}` } }]
    : [];

/** The Moon's hours are too many for a week. */
const isMoons = (fact: News['fact']): boolean => 'body' in fact && fact.body === 'moon';
