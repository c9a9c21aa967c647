import { type Field, FRAME_SIDE, newField, toFrame } from '../frame/palm-frame.ts';
import { convolve } from './convolve.ts';
import { gaussian } from './gaussian.ts';

/**
 * How strongly each pixel looks like part of a dark line, for each of `DIRECTIONS` directions. Direction k runs at
 * k · π / DIRECTIONS from the x axis, clockwise on the screen.
 */
export type Ridges = readonly Field[];

export const DIRECTIONS = 16;
/** Half the width of a crease in frame pixels. */
const SIGMA = 1.8;
/** How far along the line the evidence is gathered, to either side. */
const REACH = 9;
/** One strong dot must not pass for a line, nor one bright speck end it. */
const STRONGEST = 1.6;
const WEAKEST = -0.6;
/** What counts: the pixel itself, the weaker half of the line through it, the stronger half. */
const SHARES = { here: 0.35, weaker: 0.4, stronger: 0.25 };

/** Second derivative across the line, steered to each direction (Freeman and Adelson 1991), then gathered along it. */
export function ridgeFilter(evenlyLit: Field): Ridges {
  const [flat, slope, bend] = [gaussian(SIGMA, 0), gaussian(SIGMA, 1), gaussian(SIGMA, 2)];
  const xx = convolve(evenlyLit, FRAME_SIDE, bend, flat);
  const yy = convolve(evenlyLit, FRAME_SIDE, flat, bend);
  const xy = convolve(evenlyLit, FRAME_SIDE, slope, slope);
  const across = newField();
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = (Math.PI * index) / DIRECTIONS;
    steerInto(across, xx, xy, yy, angle);
    return gatherAlong(across, angle);
  });
}

/** Writes into a field that is used again for each direction: this is where the time of a reading goes. */
function steerInto(across: Field, xx: Field, xy: Field, yy: Field, angle: number): void {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const scale = SIGMA * SIGMA;
  const [a, b, c] = [scale * sine * sine, -2 * scale * sine * cosine, scale * cosine * cosine];
  for (let cell = 0; cell < across.length; cell++) {
    const value = a * (xx[cell] ?? 0) + b * (xy[cell] ?? 0) + c * (yy[cell] ?? 0);
    across[cell] = value > STRONGEST ? STRONGEST : value < WEAKEST ? WEAKEST : value;
  }
}

/** The part of the frame that lines are looked for in. The rest stays zero. */
const UPPER_LEFT = toFrame([-0.62, -1.17]);
const LOWER_RIGHT = toFrame([0.5, 0.06]);
const [LEFT, TOP] = [Math.round(UPPER_LEFT[0]), Math.round(UPPER_LEFT[1])];
const [RIGHT, BOTTOM] = [Math.round(LOWER_RIGHT[0]), Math.round(LOWER_RIGHT[1])];

function gatherAlong(across: Field, angle: number): Field {
  const { offsets, weights } = stepsAlong(angle);
  const gathered = newField();
  for (let row = TOP; row <= BOTTOM; row++) {
    const end = row * FRAME_SIDE + RIGHT;
    for (let cell = row * FRAME_SIDE + LEFT; cell <= end; cell++) {
      let ahead = 0;
      let behind = 0;
      for (let step = 0; step < REACH; step++) {
        const offset = offsets[step] ?? 0;
        const weight = weights[step] ?? 0;
        ahead += weight * (across[cell + offset] ?? 0);
        behind += weight * (across[cell - offset] ?? 0);
      }
      const weaker = ahead < behind ? ahead : behind;
      const halves = SHARES.weaker * weaker + SHARES.stronger * (ahead + behind - weaker);
      const value = SHARES.here * (across[cell] ?? 0) + halves;
      if (value > 0) gathered[cell] = value;
    }
  }
  return gathered;
}

/** From a cell to those along the line, and how much each counts. */
function stepsAlong(angle: number): { offsets: Int32Array; weights: Float32Array } {
  const away = Array.from({ length: REACH }, (_, index) => index + 1);
  const offsets = away.map(
    (steps) =>
      Math.round(steps * Math.cos(angle)) + Math.round(steps * Math.sin(angle)) * FRAME_SIDE,
  );
  const weights = away.map((steps) => Math.exp(-(steps * steps) / (2 * (0.55 * REACH) ** 2)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    offsets: Int32Array.from(offsets),
    weights: Float32Array.from(weights, (weight) => weight / total),
  };
}
