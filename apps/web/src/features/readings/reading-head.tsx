import type { ReactNode } from 'react';
import { longDate } from './long-date.ts';

interface ReadingHeadProps {
  label: string;
  /** The day it is for; undefined while it is written. */
  date?: string | undefined;
  /** Shown instead of the day while it is unknown. */
  children?: ReactNode;
}

/** What kind of reading it is, and the day it is for. */
export const ReadingHead = ({ label, date, children }: ReadingHeadProps) => (
  <header className="mb-5 xl:mb-7">
    <p className="label">{label}</p>
    <p className="mt-2 min-h-[1.35em] font-serif text-lead leading-snug text-balance">
      {date === undefined ? children : <time dateTime={date}>{longDate(date)}</time>}
    </p>
  </header>
);
