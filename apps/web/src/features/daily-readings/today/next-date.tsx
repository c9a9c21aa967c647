import type { ChartDate } from '@palm/contract/chart-date';
import { typographic } from '@palm/contract/typographic';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { clockOf, dayNumberOf, shortWeekdayOf } from './day-words.ts';
import { copy } from '../copy.ts';

/** The next day that matters for the chart; it leads to all of them. */
export function NextDate({ next: { date, time, title, sentence } }: { next: ChartDate }) {
  return (
    <Link
      to={paths.yourDates}
      className="group grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3.5 border-y border-line py-4.5 large-text:grid-cols-1"
    >
      <span className="border-r border-line pr-3.5 text-center large-text:border-r-0 large-text:text-left">
        <span className="block font-display text-[2.5rem] leading-none [font-variation-settings:'opsz'_144]">
          {dayNumberOf(date)}
        </span>
        <span className="text-label text-paper-dim">{shortWeekdayOf(date)}</span>
      </span>
      <span>
        <span className="block text-label text-brass">{copy.nextDate.heading}</span>
        <span className="block font-serif text-[1.2rem]/[1.3] text-balance group-hover:text-brass-bright">
          {typographic(time === null ? title : `${title}, ${clockOf(time)}`)}
        </span>
        <span className="mt-0.5 block text-[0.9rem]/[1.4] text-paper-dim">
          {typographic(sentence)}
        </span>
      </span>
    </Link>
  );
}
