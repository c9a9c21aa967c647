import type { Book } from '../book/book.ts';
import type { BookSkyOf } from '../book/news/book-sky.ts';
import type { News } from '../book/news/news.ts';
import { birthChartOf } from '../facts/birth-chart.ts';
import type { Fact } from '../facts/fact.ts';
import type { HouseFact, SolarHouseFact } from '../facts/fact-kinds/transit-fact.ts';
import { natalAspectFacts } from '../facts/natal-aspect-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { ReadingRequest } from '../request.ts';
import { daysOfFact, daysOfNews } from './fact-days.ts';
import { newsFor } from './news-for.ts';

export interface ToldFrom {
  readonly book: Book;
  readonly skyOf: BookSkyOf;
}

/** Heavy news first; more of it costs tokens and says no more. */
const MOST_NEWS = { page: 9, week: 14, chat: 14 } as const;
const MOST_NATAL_ASPECTS = 4;

/** The facts a model writes from: the news of the day as the Book weighs it, then what else is true and may be named. */
export function toldFacts(
  request: ReadingRequest,
  facts: readonly Fact[],
  { book, skyOf }: ToldFrom,
): ToldFact[] {
  const zone = request.zone ?? 'UTC';
  const changing = changingBodies(facts);
  const news = newsFor(request, skyOf)
    .filter(({ fact }) => !isVisit(fact) || !changing.has(fact.body))
    .slice(0, mostNews(request));
  const told = news.map((one) => ({
    fact: one.fact,
    days: daysOfNews(one, zone),
    gist: gistOf(one, book),
  }));
  const named = new Set(told.map(({ fact }) => fact.id));
  const rest = [
    ...facts.filter((fact) => isWorthTelling(fact, request) && !isRulerAmong(fact, changing)),
    ...ownAspects(request),
  ];
  return [
    ...told,
    ...rest
      .filter(({ id }) => !named.has(id))
      .map((fact) => ({ fact, days: daysOfFact(fact, zone), gist: null })),
  ];
}

const isVisit = (fact: Fact): fact is HouseFact | SolarHouseFact =>
  fact.kind === 'house' || fact.kind === 'solar-house';

/** Where a ruler is belongs to the part of the day before it moves on. */
const isRulerAmong = (fact: Fact, bodies: ReadonlySet<string>): boolean =>
  fact.kind === 'ruler' && bodies.has(fact.body);

/** Those that leave their sign or turn today: where they are is true for a part of the day only. */
const changingBodies = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(facts.flatMap((fact) => (fact.kind === 'sky' && !fact.holdsAllDay ? [fact.body] : [])));

function mostNews(request: ReadingRequest): number {
  if (request.kind === 'chat') return MOST_NEWS.chat;
  return request.kind === 'horoscope' && request.type === 'weekly'
    ? MOST_NEWS.week
    : MOST_NEWS.page;
}

function gistOf({ key }: News, book: Book): string | null {
  const entry = book.entry(key);
  return entry === undefined ? null : `${entry.gist} Comes: ${entry.recurs}.`;
}

/** Weak contacts and houses of planets that the news leaves out are left out here too. */
function isWorthTelling(fact: Fact, { kind }: ReadingRequest): boolean {
  if (TOLD_AS_NEWS.has(fact.kind)) return false;
  if (kind !== 'compatibility') return true;
  return fact.kind === 'natal' ? PERSONAL.has(fact.point) : fact.kind !== 'sky';
}

const TOLD_AS_NEWS: ReadonlySet<Fact['kind']> = new Set([
  'transit',
  'dated-transit',
  'house',
  'solar-house',
  'cross',
]);

const PERSONAL: ReadonlySet<string> = new Set(['sun', 'moon', 'mercury', 'venus', 'mars']);

function ownAspects({ kind, person }: ReadingRequest): Fact[] {
  if (kind === 'partner' || kind === 'palm') return [];
  const chart = birthChartOf(person);
  return chart === null ? [] : natalAspectFacts(chart).slice(0, MOST_NATAL_ASPECTS);
}
