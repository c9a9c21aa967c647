import type { NatalChart } from '@palm/astrology/chart';
import { DAY_MS } from '@palm/astrology/instant';
import type { SignId } from '@palm/astrology/vocabulary';
import { signOf } from '../facts/birth-chart.ts';
import type { DailyRequest, HoroscopeRequest } from '../request.ts';
import { chartOf, type FromBook, requested, zoneOf } from './from-book.ts';
import { newsOfDay } from './news/news-of-day.ts';
import { type Card, cardsWith, isSameCard, readingOf } from './page/cards.ts';
import { dayPage } from './page/day-page.ts';
import { historyOf, type PageRecord } from './page/history.ts';
import { NO_OTHERS, readLately } from './page/other-pages.ts';
import { LENS_OF, lensBonus } from './page/lens.ts';
import type { Page } from './page/page.ts';
import type { PageRequest } from './page/page-request.ts';
import { REST_DAYS } from './page/rest-days.ts';
import { weekPage } from './week/week-page.ts';

type CardRequest = DailyRequest | HoroscopeRequest;

/** A page of a person's day. What it tells does not depend on which pages of the day were opened before it. */
export function personPage(request: CardRequest, options: FromBook): Page | null {
  const sign = signOf(request.person);
  if (sign === null) throw new RangeError('a page needs a sign or a birth date');
  if (request.type === 'weekly') return cardPage(request, sign, { ...options, others: NO_OTHERS });
  const { history, again } = options;
  const cards = cardsWith(request, request.person.birth !== undefined);
  const place = cards.findIndex((card) => isSameCard(card, request));
  const names = new Set(cards.map((card) => readingOf(card, sign)));
  const earlier = history.records.filter(
    ({ date, reading }) => date !== request.date || !names.has(reading),
  );
  // Another page of the same keeps clear of all others, also of those that are yet to be opened.
  const others = again === 0 ? cards.slice(0, place) : cards.toSpliced(place, 1);
  const today = pagesOf(others, { request, sign, earlier, options });
  const known = again === 0 ? earlier : history.records;
  return cardPage(request, sign, {
    ...options,
    history: { ...historyOf([...known, ...today], ''), told: history.told },
    others: { today, lately: readLately(earlier, request.date) },
  });
}

type Day = {
  readonly request: CardRequest;
  readonly sign: SignId;
  /** Pages of other days, and of today those that are not among the cards. */
  readonly earlier: readonly PageRecord[];
  readonly options: FromBook;
};

/** The pages of these cards, as they stand or as they will be when they are opened. */
function pagesOf(cards: readonly Card[], { request, sign, earlier, options }: Day): PageRecord[] {
  const { date } = request;
  const lately = readLately(earlier, date);
  const today: PageRecord[] = [];
  for (const card of cards) {
    const reading = readingOf(card, sign);
    const standing = options.history.records.find(
      (one) => one.date === date && one.reading === reading && one.used.length > 0,
    );
    const history = historyOf([...earlier, ...today], reading);
    const others = { today: [...today], lately };
    const page =
      standing ??
      cardPage({ ...request, ...card }, sign, { ...options, history, again: 0, others });
    if (page !== null) today.push({ ...page, reading, date });
  }
  return today;
}

function cardPage(
  request: CardRequest,
  sign: SignId,
  options: FromBook & Pick<PageRequest, 'others'>,
): Page | null {
  const { person, type, date } = request;
  const chart = chartOf(person);
  const page: PageRequest = {
    ...requested(request, options),
    lenses: LENS_OF[type] === 'whole' ? ['whole'] : [LENS_OF[type], 'whole'],
    // Whatever the Book says of the Moon suits lunar wisdom.
    isLensFirst: type !== 'lunar-wisdom',
    bonus: (news) => lensBonus(type, news),
    chart,
    restDays: restDaysOf(type, chart),
    others: options.others,
  };
  const newsOn = (day: string) => newsOfDay(chart, sign, options.skyOf(day, zoneOf(request)));
  const today = () => dayPage(options.book, newsOn(date), page);
  if (type !== 'weekly') return today();
  return weekPage(options.book, daysFrom(date, 8).map(newsOn), page) ?? today();
}

function restDaysOf(type: CardRequest['type'], chart: NatalChart | null): number {
  if (chart === null) return REST_DAYS.sign;
  return type === 'daily-guidance' ? REST_DAYS.guidance : REST_DAYS.chart;
}

const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10),
  );
