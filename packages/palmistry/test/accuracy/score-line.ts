import { distanceToLine, type Polyline, resample } from '../../src/geometry/polyline.ts';

export interface LineScore {
  /** Share of the marked line that was traced. */
  readonly recall: number;
  /** Share of the traced line that is marked. */
  readonly precision: number;
}

const STEP = 0.005;

/** Both lines in palm coordinates; points further apart than `tolerance` palm lengths do not meet. */
export function scoreLine(traced: Polyline, marked: Polyline, tolerance: number): LineScore {
  const [found, truth] = [resample(traced, STEP), resample(marked, STEP)];
  return {
    recall: shareNear(truth, found, tolerance),
    precision: shareNear(found, truth, tolerance),
  };
}

const shareNear = (line: Polyline, other: Polyline, tolerance: number): number =>
  line.filter((point) => distanceToLine(point, other) <= tolerance).length / line.length;
