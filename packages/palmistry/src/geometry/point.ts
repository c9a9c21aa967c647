/** x to the right, y downwards, as in pictures. */
export type Point = readonly [x: number, y: number];

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Sine of the turn from `a` to `b`: positive when `b` lies clockwise of `a` on the screen. */
export const sineBetween = (a: Point, b: Point): number => {
  const lengths = Math.hypot(...a) * Math.hypot(...b);
  return lengths === 0 ? 0 : (a[0] * b[1] - a[1] * b[0]) / lengths;
};

/** The angle at `corner`: 180° where the three lie on a line. */
export function angleAtDeg(a: Point, corner: Point, b: Point): number {
  const u = minus(a, corner);
  const v = minus(b, corner);
  const lengths = Math.hypot(...u) * Math.hypot(...v);
  if (lengths === 0) return 180;
  const cosine = (u[0] * v[0] + u[1] * v[1]) / lengths;
  return (Math.acos(clamp(cosine, -1, 1)) * 180) / Math.PI;
}

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;
