/** Of what Chrome records, what is needed here. */
interface Recorded {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in microseconds, and how much of the processor it had itself. */
  readonly ts: number;
  readonly tdur?: number;
}

/** Lighthouse's slow phone is four times slower than the machine, and a task blocks from 50 ms on. */
const SLOWER = 4;
const LONG_MS = 50;

/**
 * How long the page blocked a slow phone after its first paint, by the processor time of its tasks. Lighthouse takes the
 * time on the clock, into which a busy machine puts everybody else's work as well.
 */
export function blockedByOwnTime(trace: readonly Recorded[]): number {
  const painted = trace.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return Number.NaN;
  return trace
    .filter(
      ({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid,
    )
    .filter(({ ts }) => ts > painted.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER - LONG_MS)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
}
