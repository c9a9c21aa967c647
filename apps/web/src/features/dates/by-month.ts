import type { ChartDate } from '@palm/contract/chart-date';
import { monthName, weekdayName } from '../../lib/format/calendar-words.ts';

export interface Month {
  /** yyyy-MM */
  readonly key: string;
  readonly name: string;
  readonly dates: readonly ChartDate[];
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** The dates under the months they fall in, in the order they came in. */
export const byMonth = (dates: readonly ChartDate[]): Month[] =>
  [...Map.groupBy(dates, ({ date }) => date.slice(0, 7))].map(([key, own]) => ({
    key,
    name: monthName(noonOf(`${key}-01`), 'UTC'),
    dates: own,
  }));

/** 9 and Wed. */
export const dayOf = (date: string): { number: number; weekday: string } => ({
  number: Number(date.slice(8)),
  weekday: weekdayName(noonOf(date), 'UTC').slice(0, 3),
});
