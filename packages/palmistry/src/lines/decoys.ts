import type { Polyline } from '../geometry/polyline.ts';

/** Where no principal line runs. What the best path scores there is what chance can do on this palm. */
export const DECOYS: readonly Polyline[] = [
  [
    [-0.44, -0.42],
    [-0.4, -0.25],
    [-0.3, -0.1],
    [-0.2, 0],
  ],
  [
    [-0.42, -0.3],
    [-0.25, -0.26],
    [-0.12, -0.2],
  ],
  [
    [0.15, -0.45],
    [0.22, -0.3],
    [0.22, -0.12],
  ],
  [
    [-0.3, -0.4],
    [-0.22, -0.25],
    [-0.12, -0.08],
  ],
];
