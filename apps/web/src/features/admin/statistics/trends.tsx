import type { AdminDay } from '@palm/contract/admin';
import { DayTable } from './day-table.tsx';
import { countWords, perDayWords } from './figure-words.ts';
import { TrendFigure } from './trend-figure.tsx';
import { trendKeys, trendNames } from './trend-names.ts';

/** Days are UTC days. */
export function Trends({ days }: { days: readonly AdminDay[] }) {
  return (
    <>
      <div className="grid gap-px border border-line bg-line md:grid-cols-2 lg:grid-cols-5">
        {trendKeys.map((key) => (
          <TrendFigure
            key={key}
            name={trendNames[key]}
            headline={headlineOf(days, key)}
            days={days.map((day) => ({ day: day.day, value: day[key] }))}
          />
        ))}
      </div>
      <DayTable days={days} />
    </>
  );
}

/** Visitors return on other days, so their daily counts must not be summed. */
function headlineOf(days: readonly AdminDay[], key: (typeof trendKeys)[number]): string {
  const sum = days.reduce((total, day) => total + day[key], 0);
  return key === 'visitors' ? perDayWords(sum / days.length) : countWords(sum);
}
