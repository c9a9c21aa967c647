import type { NatalChart } from '@palm/astrology/chart';
import { DAY_MS, type TimeSpan } from '@palm/astrology/instant';
import { localDayBounds } from '@palm/astrology/civil-time/local-day-bounds';
import { birthChartOf, signOf } from '../../facts/birth-chart.ts';
import { isoOf } from '../../facts/fact-words.ts';
import { touchedPoints } from '../../facts/touched-points.ts';
import type { Person } from '../../request.ts';
import type { Book } from '../book.ts';
import type { BookSkyOf } from '../news/book-sky.ts';
import { chartPlaces, signPlaces } from '../news/places.ts';
import type { ReadOn } from '../slots/render-date.ts';
import type { BookDate, Dated } from './book-date.ts';
import { contactDates, type SkyAt } from './contact-dates.ts';
import { endDates } from './end-dates.ts';
import { lunationDates } from './lunation-dates.ts';
import { stationDates } from './station-dates.ts';
import { tellDates } from './tell-dates.ts';

export type DatesRequest = {
  readonly person: Person;
  /** The user's day, yyyy-MM-dd, which is the first that is told. */
  readonly on: ReadOn;
  readonly weeks?: number | undefined;
  readonly book: Book;
  readonly skyOf: BookSkyOf;
};

const WEEKS = 8;
/** So many are told at most for each week. */
const MOST_A_WEEK = 2;

/** The days of the coming weeks that matter for a chart, in the order of time; empty without a birth date. */
export function datesFor({ person, on, weeks = WEEKS, book, skyOf }: DatesRequest): BookDate[] {
  const chart = birthChartOf(person);
  const sign = signOf(person);
  if (chart === null || sign === null) return [];
  // One sky for each day of UTC serves the users of every zone.
  const skyAt: SkyAt = (at) => skyOf(isoOf(at).slice(0, 10), 'UTC');
  const span = spanFrom(on, weeks);
  const places = chartPlaces(chart, sign) ?? signPlaces(sign);
  const points = touchedPoints(chart);
  const found = [
    ...contactDates(chart, span, skyAt),
    ...endDates(chart, span, skyAt),
    ...lunationDates(places, points, span, skyAt),
    ...stationDates(places, points, span, skyAt),
  ];
  const heaviest = found.toSorted(byRank).slice(0, weeks * MOST_A_WEEK);
  return tellDates(heaviest, { book, on, points, hasHouses: hasHouses(chart) });
}

const byRank = (a: Dated, b: Dated): number => a.rank - b.rank || a.at - b.at;

const hasHouses = (chart: NatalChart): boolean => chart.time === 'known';

function spanFrom({ date, zone }: ReadOn, weeks: number): TimeSpan {
  const day = localDayBounds({ date, zone });
  const from = day.kind === 'day' ? day.startUtcMs : Date.parse(`${date}T00:00:00Z`);
  return { from, to: from + weeks * 7 * DAY_MS };
}
