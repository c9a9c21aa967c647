import { PALM_PX } from '../frame/palm-frame.ts';
import type { Point } from '../geometry/point.ts';
import { smooth } from '../geometry/polyline.ts';
import { type Path, pathPoints, ROW_STEP, type Strip, strengthsAlong } from './strip.ts';

/** The part of a path that a crease is really seen on. */
export interface TrimmedPath {
  /** In frame pixels. */
  readonly points: readonly Point[];
  /** Mean answer of the ridge filter along it. */
  readonly strength: number;
  /** What it adds up to above the threshold. */
  readonly evidence: number;
  /** Share of the strip's length that it covers. */
  readonly cover: number;
  /** Stretches inside it where no crease is seen. */
  readonly breaks: number;
}

const WINDOW = 3;
/** Where a line has faded to this share of its own strength, it has ended: what follows is another crease. */
const FADED = 0.4;
/** Palm lengths: a shorter gap is a fold crossing or a glint. */
const MIN_BREAK = 0.06;

export function trimPath(strip: Strip, path: Path, threshold: number): TrimmedPath {
  const raw = strengthsAlong(strip, path);
  const smoothed = raw.map((_, row) =>
    mean(raw.slice(Math.max(0, row - WINDOW), row + WINDOW + 1)),
  );
  const whole = strongestStretch(smoothed, threshold);
  const fading = FADED * mean(raw.slice(whole.from, whole.to + 1));
  const { from, to, sum } = strongestStretch(smoothed, Math.max(threshold, fading));
  const points = smooth(smooth(pathPoints(strip, path).slice(from, to + 1)));
  return {
    points,
    strength: mean(raw.slice(from, to + 1)),
    evidence: sum,
    cover: (to - from) / (strip.rows - 1),
    breaks: countBreaks(smoothed.slice(from, to + 1), threshold),
  };
}

/** The stretch whose sum above the threshold is largest (Kadane). */
function strongestStretch(values: readonly number[], threshold: number) {
  let best = { from: 0, to: 0, sum: -1 };
  let sum = 0;
  let from = 0;
  for (const [row, value] of values.entries()) {
    sum += value - threshold;
    if (sum > best.sum) best = { from, to: row, sum };
    if (sum >= 0) continue;
    sum = 0;
    from = row + 1;
  }
  return best;
}

function countBreaks(values: readonly number[], threshold: number): number {
  const needed = Math.round((MIN_BREAK * PALM_PX) / ROW_STEP);
  let breaks = 0;
  let run = 0;
  for (const value of values) {
    run = value < threshold ? run + 1 : 0;
    if (run === needed) breaks += 1;
  }
  return breaks;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
