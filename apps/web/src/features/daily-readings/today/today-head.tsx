import { dayOfYear, monthDayOf, weekdayOf } from './day-words.ts';
import { copy } from '../copy.ts';

/** The masthead of the day. The page keeps its own title above it. */
export function TodayHead({ date }: { date: string }) {
  const { day, days } = dayOfYear(date);
  return (
    <header className="mb-5 md:mb-8">
      <h1 className="label mb-6 border-b border-line pb-3 font-sans [font-variation-settings:normal]">
        {copy.title}
      </h1>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <time dateTime={date}>
          <span className="block text-label font-medium tracking-[0.14em] text-brass uppercase">
            {weekdayOf(date)}
          </span>
          <span className="mt-1 block font-display text-[clamp(2.7rem,1.6rem+4.6vw,4.6rem)] leading-none tracking-[-0.02em] [font-variation-settings:'opsz'_144]">
            {monthDayOf(date)}
          </span>
        </time>
        <p className="max-w-[5.5rem] pb-1 text-right text-label text-balance text-paper-dim">
          {copy.dayOf(day, days)}
        </p>
      </div>
    </header>
  );
}
