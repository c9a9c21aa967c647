import type { BirthData } from '@palm/astrology/birth-of';
import type { NatalChart } from '@palm/astrology/chart';
import { DAY_MS } from '@palm/astrology/instant';
import { birthChartOf, signOf } from '../facts/birth-chart.ts';
import type {
  CompatibilityRequest,
  DailyRequest,
  HoroscopeRequest,
  PartnerRequest,
  Person,
  WrittenRequest,
} from '../request.ts';
import type { Book } from './book.ts';
import type { BookSkyOf } from './news/book-sky.ts';
import { newsOfDay } from './news/news-of-day.ts';
import { partnerNews } from './news/partner-news.ts';
import { chartPlaces, signPlaces } from './news/places.ts';
import { remembered } from './news/remembered.ts';
import { pairNews, tieNews } from './news/tie-news.ts';
import { dayPage } from './page/day-page.ts';
import type { BookHistory } from './page/history.ts';
import { LENS_OF, lensBonus } from './page/lens.ts';
import type { Page } from './page/page.ts';
import type { PageRequest } from './page/page-request.ts';
import { palmPage } from './palm/palm-page.ts';
import { REST_DAYS } from './page/rest-days.ts';
import { weekPage } from './week/week-page.ts';

export type FromBook = {
  readonly book: Book;
  readonly skyOf: BookSkyOf;
  /** Stays the same for a person. */
  readonly seed: string;
  readonly history: BookHistory;
  /** How many pages of this the person has had today. */
  readonly again: number;
};

/** The page for a request; null when no shelf has an unread passage for it. */
export function writeFromBook(request: WrittenRequest, options: FromBook): Page | null {
  switch (request.kind) {
    case 'daily':
    case 'horoscope':
      return personPage(request, options);
    case 'partner':
      return partnerPage(request, options);
    case 'compatibility':
      return compatibilityPage(request, options);
    case 'palm':
      return palmPage(options.book, request.findings);
  }
}

/** The pages of one person's day are written one after the other. */
const CHARTS_KEPT = 50;

const chartOfBirth = remembered(
  (birth: string) => birthChartOf({ birth: JSON.parse(birth) as BirthData }),
  CHARTS_KEPT,
);

const chartOf = ({ birth }: Person): NatalChart | null =>
  birth === undefined ? null : chartOfBirth(JSON.stringify(birth));

const zoneOf = ({ zone }: { zone?: string | undefined }): string => zone ?? 'UTC';

const common = (
  request: WrittenRequest,
  { seed, history, again }: FromBook,
): Omit<PageRequest, 'lenses' | 'isLensFirst' | 'bonus' | 'chart' | 'restDays'> => ({
  on: { date: request.date, zone: zoneOf(request) },
  name: request.person.name,
  seed,
  history,
  again,
  skip: 0,
});

function personPage(request: DailyRequest | HoroscopeRequest, options: FromBook): Page | null {
  const { person, type, date } = request;
  const sign = signOf(person);
  if (sign === null) throw new RangeError('a page needs a sign or a birth date');
  const chart = chartOf(person);
  const page: PageRequest = {
    ...common(request, options),
    lenses: LENS_OF[type] === 'whole' ? ['whole'] : [LENS_OF[type], 'whole'],
    // Whatever the Book says of the Moon suits lunar wisdom.
    isLensFirst: type !== 'lunar-wisdom',
    bonus: (news) => lensBonus(type, news),
    chart,
    restDays:
      chart === null
        ? REST_DAYS.sign
        : type === 'daily-guidance'
          ? REST_DAYS.guidance
          : REST_DAYS.chart,
  };
  const newsOn = (day: string) => newsOfDay(chart, sign, options.skyOf(day, zoneOf(request)));
  const today = () => dayPage(options.book, newsOn(date), page);
  if (type !== 'weekly') return today();
  return weekPage(options.book, daysFrom(date, 8).map(newsOn), page) ?? today();
}

const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${date}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10),
  );

function partnerPage(request: PartnerRequest, options: FromBook): Page | null {
  const sign = signOf(request.partner);
  if (sign === null) throw new RangeError('a partner needs a sign or a birth date');
  const sky = options.skyOf(request.date, zoneOf(request));
  const own = signOf(request.person);
  const chart = chartOf(request.partner);
  const houses = chart === null ? null : chartPlaces(chart, sign, 'their');
  // On a day that the Book has nothing for, it tells of the two signs.
  const pair = own === null ? [] : [{ ...pairNews(own, sign), rank: 9 }];
  return dayPage(options.book, [...partnerNews(houses ?? signPlaces(sign), sky), ...pair], {
    ...common(request, options),
    ...PLAIN,
    skip: options.again,
    restDays: REST_DAYS.sign,
  });
}

const PLAIN = {
  lenses: ['whole', 'love'],
  isLensFirst: false,
  bonus: () => 0,
  chart: null,
} as const satisfies Partial<PageRequest>;

/** Two charts, or two signs where a chart is missing. */
function compatibilityPage(request: CompatibilityRequest, options: FromBook): Page | null {
  const { person, partner } = request;
  const [chart, other] = [chartOf(person), chartOf(partner)];
  const [sign, partnerSign] = [signOf(person), signOf(partner)];
  if (sign === null || partnerSign === null) throw new RangeError('a pair needs two signs');
  const ties = chart === null || other === null ? [] : tieNews(chart, other);
  return dayPage(options.book, [...ties, { ...pairNews(sign, partnerSign), rank: 9 }], {
    ...common(request, options),
    ...PLAIN,
    lenses: ['whole', 'love', 'friends', 'work'],
    skip: options.again,
    restDays: REST_DAYS.sign,
  });
}
