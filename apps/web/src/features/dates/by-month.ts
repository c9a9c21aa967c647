import type { ChartDate } from '@palm/contract/chart-date';
import { DATE_LOCALE } from '@palm/contract/limits';

export interface Month {
  /** yyyy-MM */
  readonly key: string;
  readonly name: string;
  readonly dates: readonly ChartDate[];
}

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The dates under the months they fall in, in the order they came in. */
export const byMonth = (dates: readonly ChartDate[]): Month[] =>
  [...Map.groupBy(dates, ({ date }) => date.slice(0, 7))].map(([key, own]) => ({
    key,
    name: noon(`${key}-01`).toLocaleDateString(DATE_LOCALE, { month: 'long', timeZone: 'UTC' }),
    dates: own,
  }));

/** 9 and Wed. */
export const dayOf = (date: string): { number: number; weekday: string } => ({
  number: noon(date).getUTCDate(),
  weekday: noon(date).toLocaleDateString(DATE_LOCALE, { weekday: 'short', timeZone: 'UTC' }),
});

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
];

export const numberWords = (count: number): string => NUMBERS[count] ?? String(count);
