import type { Point } from '../geometry/point.ts';

/** Figures past the third digit are noise, and people read these. */
export const round = (value: number, digits = 3): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
};

export const roundPoint = ([x, y]: Point, digits = 3): Point => [
  round(x, digits),
  round(y, digits),
];
