import type { Point } from './point.ts';

/** x' = a x + b y + c, y' = d x + e y + f. */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const applyAffine = ({ a, b, c, d, e, f }: Affine, [x, y]: Point): Point => [
  a * x + b * y + c,
  d * x + e * y + f,
];

/** Picture lengths per unit of the source. */
export const affineScale = ({ a, b, d, e }: Affine): number => Math.sqrt(Math.abs(a * e - b * d));

export function invertAffine(map: Affine): Affine {
  const determinant = map.a * map.e - map.b * map.d;
  const a = map.e / determinant;
  const b = -map.b / determinant;
  const d = -map.d / determinant;
  const e = map.a / determinant;
  return { a, b, c: -(a * map.c + b * map.f), d, e, f: -(d * map.c + e * map.f) };
}

export interface Anchor {
  readonly from: Point;
  readonly to: Point;
  readonly weight: number;
}

/** The affine map that brings every `from` nearest to its `to`, by weighted least squares (normal equations). */
export function fitAffine(anchors: readonly Anchor[]): Affine {
  const sum = (term: (anchor: Anchor) => number) =>
    anchors.reduce((total, anchor) => total + anchor.weight * term(anchor), 0);
  const xx = sum(({ from }) => from[0] * from[0]);
  const xy = sum(({ from }) => from[0] * from[1]);
  const yy = sum(({ from }) => from[1] * from[1]);
  const x = sum(({ from }) => from[0]);
  const y = sum(({ from }) => from[1]);
  const matrix: Matrix3 = [xx, xy, x, xy, yy, y, x, y, sum(() => 1)];
  const solveFor = (axis: 0 | 1) =>
    solve3(matrix, [
      sum(({ from, to }) => from[0] * to[axis]),
      sum(({ from, to }) => from[1] * to[axis]),
      sum(({ to }) => to[axis]),
    ]);
  const [a, b, c] = solveFor(0);
  const [d, e, f] = solveFor(1);
  return { a, b, c, d, e, f };
}

type Triple = readonly [number, number, number];
type Matrix3 = readonly [number, number, number, ...Triple, ...Triple];

const determinant3 = ([a, b, c, d, e, f, g, h, i]: Matrix3): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** Cramer's rule. */
function solve3(matrix: Matrix3, [p, q, r]: Triple): Triple {
  const [a, b, c, d, e, f, g, h, i] = matrix;
  const whole = determinant3(matrix);
  return [
    determinant3([p, b, c, q, e, f, r, h, i]) / whole,
    determinant3([a, p, c, d, q, f, g, r, i]) / whole,
    determinant3([a, b, p, d, e, q, g, h, r]) / whole,
  ];
}
