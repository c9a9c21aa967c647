import type { BirthData } from '@palm/astrology/birth-of';
import type { NatalChart } from '@palm/astrology/chart';
import { birthChartOf } from '../facts/birth-chart.ts';
import type { Person, WrittenRequest } from '../request.ts';
import type { Book } from './book.ts';
import type { BookSkyOf } from './news/book-sky.ts';
import { remembered } from './news/remembered.ts';
import type { BookHistory } from './page/history.ts';
import { NO_OTHERS } from './page/other-pages.ts';
import type { PageRequest } from './page/page-request.ts';

/** What every page of the Book is written from, beside its request. */
export type FromBook = {
  readonly book: Book;
  readonly skyOf: BookSkyOf;
  /** Stays the same for a person. */
  readonly seed: string;
  readonly history: BookHistory;
  /** How many pages of this the person has had today. */
  readonly again: number;
};

/** The pages of one person's day are written one after the other. */
const CHARTS_KEPT = 50;

const chartOfBirth = remembered(
  (birth: string) => birthChartOf({ birth: JSON.parse(birth) as BirthData }),
  CHARTS_KEPT,
);

export const chartOf = ({ birth }: Person): NatalChart | null =>
  birth === undefined ? null : chartOfBirth(JSON.stringify(birth));

export const zoneOf = ({ zone }: { zone?: string | undefined }): string => zone ?? 'UTC';

/** What all kinds of pages have in common. */
export const requested = (
  request: WrittenRequest,
  { seed, history, again }: FromBook,
): Pick<PageRequest, 'on' | 'name' | 'seed' | 'history' | 'again' | 'skip' | 'others'> => ({
  on: { date: request.date, zone: zoneOf(request) },
  name: request.person.name,
  seed,
  history,
  again,
  skip: 0,
  others: NO_OTHERS,
});
