import { countWords, dayWords } from './figure-words.ts';
import { linePath, TREND_HEIGHT, TREND_WIDTH, trendPoints } from './trend-path.ts';
import { copy } from '../copy.ts';

export interface DayValue {
  readonly day: string;
  readonly value: number;
}

interface TrendFigureProps {
  name: string;
  /** The total over all days. */
  headline: string;
  days: readonly DayValue[];
}

/** One statistic per day: a headline, a line chart, and a summary in words. */
export function TrendFigure({ name, headline, days }: TrendFigureProps) {
  const points = trendPoints(days.map(({ value }) => value));
  const line = linePath(points);
  const last = points.at(-1);
  return (
    <figure className="flex flex-col bg-raised px-4 py-5 md:px-5">
      <figcaption>
        <span className="label block">{name}</span>
        <span className="mt-1 block font-serif text-title-sm tabular-nums">{headline}</span>
      </figcaption>
      <svg
        {...{ role: 'img', 'aria-label': copy.trendFigure.byDay(name, peakWords(days)) }}
        viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-18 w-full overflow-visible text-brass"
      >
        <path
          d={`${line}L${TREND_WIDTH} ${TREND_HEIGHT}L0 ${TREND_HEIGHT}Z`}
          fill="currentColor"
          fillOpacity="0.1"
        />
        <path
          d={`M0 ${TREND_HEIGHT - 0.5}H${TREND_WIDTH}`}
          className="stroke-edge"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {last && (
          // A round end: a circle would be stretched with the drawing.
          <path
            d={`M${last.x} ${last.y}h0`}
            stroke="currentColor"
            strokeWidth="5"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between text-tab text-paper-dim">
        <span>{days[0] && dayWords(days[0].day)}</span>
        <span>{copy.trendFigure.today}</span>
      </p>
    </figure>
  );
}

function peakWords(days: readonly DayValue[]): string {
  const peak = days.toSorted((a, b) => b.value - a.value)[0];
  if (!peak || peak.value === 0) return copy.trendFigure.nothingInDays(days.length);
  return copy.trendFigure.highestOnWith(dayWords(peak.day), countWords(peak.value));
}
