import type { AdminDay } from '@palm/contract/admin';
import { countWords, dayWords } from './figure-words.ts';
import { trendKeys, trendNames } from './trend-names.ts';
import { copy } from '../copy.ts';

const cell = 'py-1.5 pr-4 last:pr-0';

/** The lines in numbers, newest day first. */
export function DayTable({ days }: { days: readonly AdminDay[] }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
        {copy.dayTable.showDaysAsTable}
      </summary>
      <section
        aria-label={copy.dayTable.daysAsTable}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else only a pointer could scroll it
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto border border-line px-4"
      >
        <table className="w-full border-collapse text-right text-small whitespace-nowrap tabular-nums">
          <thead>
            <tr className="border-b border-edge text-brass">
              <th scope="col" className={`${cell} text-left font-medium`}>
                {copy.dayTable.dayUtc}
              </th>
              {trendKeys.map((key) => (
                <th key={key} scope="col" className={`${cell} font-medium`}>
                  {trendNames[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-b border-line last:border-0">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {dayWords(day.day)}
                </th>
                {trendKeys.map((key) => (
                  <td key={key} className={cell}>
                    {countWords(day[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
