import type { Point } from '../engraving/wheel-geometry.ts';
import type { PathPlate } from './plate.ts';

/** The paper a path is drawn on, in pixels of the size it is shown at. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Where the line of time stands. */
  readonly axisY: number;
}

const SIDE = 10;
const TOP = 20;
/** Between the lowest point of the path and the line of time. */
const ABOVE_AXIS = 20;

export interface DrawnPath {
  readonly xAt: (atMs: number) => number;
  /** On the path. */
  readonly yAt: (atMs: number) => number;
  /** The degree itself. */
  readonly zeroY: number;
  readonly points: readonly Point[];
  /** Whether the planet goes forwards at that moment. */
  readonly isRising: (atMs: number) => boolean;
}

export function drawPath(
  { offsetsDeg, fromMs, toMs }: Pick<PathPlate, 'offsetsDeg' | 'fromMs' | 'toMs'>,
  { width, axisY }: Sheet,
): DrawnPath {
  const [lowest, highest] = [Math.min(0, ...offsetsDeg), Math.max(0, ...offsetsDeg)];
  const perDeg = (axisY - ABOVE_AXIS - TOP) / Math.max(highest - lowest, 0.001);
  const yOf = (offset: number): number => TOP + (highest - offset) * perDeg;
  const xAt = (atMs: number): number =>
    SIDE + ((atMs - fromMs) / (toMs - fromMs)) * (width - 2 * SIDE);
  const stepMs = (toMs - fromMs) / Math.max(offsetsDeg.length - 1, 1);
  const offsetAt = (atMs: number): number => {
    const place = Math.min(Math.max((atMs - fromMs) / stepMs, 0), offsetsDeg.length - 1);
    const before = offsetsDeg[Math.floor(place)] ?? 0;
    return before + ((offsetsDeg[Math.ceil(place)] ?? before) - before) * (place % 1);
  };
  return {
    xAt,
    yAt: (atMs) => yOf(offsetAt(atMs)),
    zeroY: yOf(0),
    points: offsetsDeg.map((offset, step) => ({ x: xAt(fromMs + step * stepMs), y: yOf(offset) })),
    isRising: (atMs) => offsetAt(atMs + stepMs) > offsetAt(atMs - stepMs),
  };
}
