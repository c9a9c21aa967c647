import { signOf } from '../facts/birth-chart.ts';
import type { CompatibilityRequest, PartnerRequest } from '../request.ts';
import { chartOf, type FromBook, requested, zoneOf } from './from-book.ts';
import { partnerNews } from './news/partner-news.ts';
import { chartPlaces, signPlaces } from './news/places.ts';
import { pairNews, tieNews } from './news/tie-news.ts';
import { dayPage } from './page/day-page.ts';
import type { Page } from './page/page.ts';
import { tiePage } from './page/tie-page.ts';
import type { PageRequest } from './page/page-request.ts';
import { REST_DAYS } from './page/rest-days.ts';

const PLAIN = {
  lenses: ['whole', 'love'],
  isLensFirst: false,
  bonus: () => 0,
  chart: null,
  restDays: REST_DAYS.sign,
} as const satisfies Partial<PageRequest>;

/** A partner's day. */
export function partnerPage(request: PartnerRequest, options: FromBook): Page | null {
  const sign = signOf(request.partner);
  if (sign === null) throw new RangeError('a partner needs a sign or a birth date');
  const sky = options.skyOf(request.date, zoneOf(request));
  const own = signOf(request.person);
  const chart = chartOf(request.partner);
  const houses = chart === null ? null : chartPlaces(chart, sign, 'their');
  // On a day that the Book has nothing for, it tells of the two signs.
  const pair = own === null ? [] : [{ ...pairNews(own, sign), rank: 9 }];
  return dayPage(options.book, [...partnerNews(houses ?? signPlaces(sign), sky), ...pair], {
    ...requested(request, options),
    ...PLAIN,
    skip: options.again,
  });
}

/** Two charts, or two signs where a chart is missing. */
export function compatibilityPage(request: CompatibilityRequest, options: FromBook): Page | null {
  const { person, partner } = request;
  const [chart, other] = [chartOf(person), chartOf(partner)];
  const [sign, partnerSign] = [signOf(person), signOf(partner)];
  if (sign === null || partnerSign === null) throw new RangeError('a pair needs two signs');
  const ties = chart === null || other === null ? [] : tieNews(chart, other);
  const pair = pairNews(sign, partnerSign);
  const page = {
    ...requested(request, options),
    ...PLAIN,
    lenses: ['whole', 'love', 'friends', 'work'],
    skip: options.again,
  } as const;
  return tiePage(options.book, ties, pair, page) ?? dayPage(options.book, [pair], page);
}
