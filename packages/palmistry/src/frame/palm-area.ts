import { isInside } from '../geometry/polygon.ts';
import type { Polyline } from '../geometry/polyline.ts';
import { FRAME_SIDE, toPalm } from './palm-frame.ts';

/** The palm without the fingers, in palm coordinates. */
const OUTLINE: Polyline = [
  [-0.5, -0.78],
  [-0.37, -0.88],
  [-0.2, -1],
  [0, -1.07],
  [0.22, -1.06],
  [0.36, -0.93],
  [0.4, -0.78],
  [0.42, -0.6],
  [0.42, -0.35],
  [0.33, -0.12],
  [0.2, 0],
  [-0.2, 0],
  [-0.36, -0.15],
  [-0.46, -0.4],
  [-0.5, -0.6],
];

/** 1 inside the palm. */
export const PALM_AREA: Uint8Array = Uint8Array.from(
  { length: FRAME_SIDE * FRAME_SIDE },
  (_, cell) =>
    isInside(toPalm([cell % FRAME_SIDE, Math.floor(cell / FRAME_SIDE)]), OUTLINE) ? 1 : 0,
);
