import type { Polyline } from '../geometry/polyline.ts';
import type { LineName } from '../vocabulary.ts';

/** Where each line runs on an average right palm, in palm coordinates, in the direction palmists read it. */
export const TEMPLATES: Readonly<Record<LineName, Polyline>> = {
  heart: [
    [-0.53, -0.63],
    [-0.42, -0.65],
    [-0.3, -0.69],
    [-0.17, -0.745],
    [-0.05, -0.83],
    [0.04, -0.92],
    [0.1, -1],
  ],
  head: [
    [0.34, -0.85],
    [0.25, -0.82],
    [0.15, -0.78],
    [0.04, -0.72],
    [-0.08, -0.635],
    [-0.2, -0.55],
    [-0.32, -0.46],
    [-0.41, -0.38],
  ],
  life: [
    [0.33, -0.84],
    [0.24, -0.8],
    [0.15, -0.73],
    [0.08, -0.63],
    [0.03, -0.52],
    [0.005, -0.4],
    [0.005, -0.28],
    [0.03, -0.16],
    [0.08, -0.04],
  ],
  fate: [
    [0, -0.12],
    [-0.01, -0.25],
    [-0.02, -0.4],
    [-0.03, -0.55],
    [-0.03, -0.7],
    [-0.02, -0.85],
  ],
};
