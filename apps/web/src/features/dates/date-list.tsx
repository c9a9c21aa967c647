import type { ChartDate } from '@palm/contract/chart-date';
import { byMonth } from './by-month.ts';
import { DateRow } from './date-row.tsx';

/** The dates under their months, as an almanac sets them: no grid, hairlines between the days. */
export function DateList({ dates }: { dates: readonly ChartDate[] }) {
  return byMonth(dates).map(({ key, name, dates: own }) => (
    <section key={key} aria-label={name} className="mt-9 first:mt-0">
      <h2 className="flex items-center gap-4 font-serif text-[1.5rem]/[1.2] text-brass italic">
        {name}
        <span aria-hidden="true" className="h-[3px] flex-1 border-y border-paper opacity-50" />
      </h2>
      <ol>
        {own.map((date) => (
          <DateRow key={date.id} date={date} />
        ))}
      </ol>
    </section>
  ));
}
