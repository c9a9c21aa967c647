import { dayOfYear, monthDayOf, weekdayOf } from './day-words.ts';
import { copy } from '../copy.ts';

/** The masthead of the day. On a phone the top bar has the page's title. */
export function TodayHead({ date }: { date: string }) {
  const { day, days } = dayOfYear(date);
  return (
    <header className="mb-5 md:mb-8">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <time dateTime={date}>
          <span className="block text-label font-medium tracking-[0.14em] text-brass uppercase">
            {weekdayOf(date)}
          </span>
          <span className="mt-1 block font-display text-[clamp(2.7rem,1.6rem+4.6vw,4.6rem)] leading-none tracking-[-0.02em] [font-variation-settings:'opsz'_144]">
            {monthDayOf(date)}
          </span>
        </time>
        <div className="pb-1 text-right text-label text-paper-dim large-text:text-left">
          <h1 className="font-sans tracking-normal [font-variation-settings:normal] max-md:sr-only">
            {copy.title}
          </h1>
          <p className="max-md:max-w-[5.5rem] max-md:text-balance">{copy.dayOf(day, days)}</p>
        </div>
      </div>
    </header>
  );
}
