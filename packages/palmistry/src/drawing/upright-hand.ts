import type { Point } from './hand-shape.ts';
import type { DrawnLine } from './line-path.ts';

type Pair = DrawnLine['points'][number];

export interface UprightHand {
  readonly joints: readonly Point[];
  readonly lines: readonly DrawnLine[];
}

/** The size that the strokes of a drawn hand are made for. */
const PALM_LENGTH = 263;
/** The width of a line's stroke at that size. */
export const UPRIGHT_LINE_WIDTH = 5;

/** Turns a hand upright and to one size, whichever way it was held. Points are in pixels of the photo. */
export function uprightHand(joints: readonly Pair[], lines: readonly DrawnLine[]): UprightHand {
  const upright = uprightBy(joints);
  return {
    joints: joints.map(upright).map(([x, y]) => ({ x, y })),
    lines: lines.map(({ name, points }) => ({ name, points: points.map(upright) })),
  };
}

function uprightBy(joints: readonly Pair[]): (point: Pair) => Pair {
  const [[x0, y0], [x9, y9]] = [joints[0] ?? [0, 0], joints[9] ?? [0, -1]];
  const [upX, upY] = [x9 - x0, y9 - y0];
  const size = PALM_LENGTH / (upX ** 2 + upY ** 2);
  const [cos, sin] = [-upY * size, -upX * size];
  return ([x, y]) => [(x - x0) * cos - (y - y0) * sin, (x - x0) * sin + (y - y0) * cos];
}
