import type { ChartDate } from '@palm/contract/chart-date';
import { useDeferredValue } from 'react';
import { byMonth } from './by-month.ts';
import { DateRow } from './date-row.tsx';

/** As many as fill the first screen. */
const FIRST_DATES = 6;

/** The number of a strong day is set apart from the rows around it. */
const isSameDay = (before: ChartDate | undefined, { date, isStrong }: ChartDate): boolean =>
  before?.date === date && !before.isStrong && !isStrong;

/**
 * The dates under their months, as an almanac sets them: no grid, hairlines between the days. The first of them are on
 * the screen before the others are drawn.
 */
export function DateList({ dates }: { dates: readonly ChartDate[] }) {
  const shown = useDeferredValue(dates, dates.slice(0, FIRST_DATES));
  return byMonth(shown).map(({ key, name, dates: own }) => (
    <section key={key} aria-label={name} className="mt-9 first:mt-0">
      <h2 className="flex items-center gap-4 text-[1.5rem]/[1.2] text-brass italic">
        {name}
        <span aria-hidden="true" className="h-[3px] flex-1 border-y border-paper opacity-50" />
      </h2>
      <ol>
        {own.map((date, place) => (
          <DateRow key={date.id} date={date} isSameDay={isSameDay(own[place - 1], date)} />
        ))}
      </ol>
    </section>
  ));
}
