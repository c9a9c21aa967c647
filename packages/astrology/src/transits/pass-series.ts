import type { Instant, TimeSpan } from '../instant.ts';
import { DAY_MS } from '../instant.ts';
import type { Stay } from './find-transits.ts';

/**
 * A slow planet meets a degree up to five times, going back and forth. The meeting is
 * told as one: from the first stay that becomes exact to the end of the last.
 */
export type PassSeries = {
  /** Null when it reaches beyond what was searched. */
  readonly start: Instant | null;
  readonly end: Instant | null;
  /** In the order of time; empty when the planet only came near. */
  readonly exact: readonly Instant[];
  readonly stays: readonly Stay[];
};

/** Longer than a planet is away between two stays of one series. */
const LONGEST_GAP_MS = 330 * DAY_MS;

export function passSeriesOf(stays: readonly Stay[], gapMs = LONGEST_GAP_MS): PassSeries[] {
  const groups: Stay[][] = [];
  for (const stay of stays.toSorted((a, b) => startOf(a) - startOf(b))) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame = last !== undefined && startOf(stay) - endOf(last) <= gapMs;
    if (group !== undefined && isSame) group.push(stay);
    else groups.push([stay]);
  }
  return groups.map(seriesOf);
}

function seriesOf(stays: readonly Stay[]): PassSeries {
  const exactStays = stays.filter(({ exact }) => exact.length > 0);
  const told = exactStays.length > 0 ? exactStays : stays;
  return {
    start: told.at(0)?.start ?? null,
    end: told.at(-1)?.end ?? null,
    exact: stays.flatMap(({ exact }) => exact),
    stays,
  };
}

const startOf = ({ start }: Pick<Stay, 'start'>): number => start ?? Number.NEGATIVE_INFINITY;
const endOf = ({ end }: Pick<Stay, 'end'>): number => end ?? Number.POSITIVE_INFINITY;

export type SeriesInTime = {
  readonly now: PassSeries | null;
  readonly last: PassSeries | null;
  readonly next: PassSeries | null;
};

/** The series that runs at an instant, the one before it and the one after it. */
export function seriesAround(series: readonly PassSeries[], at: Instant): SeriesInTime {
  return {
    now: series.find((one) => startOf(one) <= at && at <= endOf(one)) ?? null,
    last: series.findLast((one) => endOf(one) < at) ?? null,
    next: series.find((one) => startOf(one) > at) ?? null,
  };
}

export const spanAround = (at: Instant, days: number): TimeSpan => ({
  from: at - days * DAY_MS,
  to: at + days * DAY_MS,
});
