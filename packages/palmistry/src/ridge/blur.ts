import { type Field, FRAME_SIDE, newField } from '../frame/palm-frame.ts';
import { convolve } from './convolve.ts';
import { gaussian } from './gaussian.ts';

/** Gaussian blur. A wide one is made on a coarser grid: the result has no detail that a fine grid would keep. */
export function blur(field: Field, sigma: number): Field {
  const reduction = sigma >= 8 ? 4 : sigma >= 4 ? 2 : 1;
  const kernel = gaussian(sigma / reduction, 0);
  if (reduction === 1) return convolve(field, FRAME_SIDE, kernel, kernel);
  const side = FRAME_SIDE / reduction;
  return enlarge(convolve(shrink(field, reduction), side, kernel, kernel), side);
}

/** Blurs what the mask lets through, so that the background does not leak into the palm (normalised convolution). */
export function blurWithin(field: Field, mask: Field, sigma: number): Field {
  const masked = blur(
    field.map((value, cell) => value * (mask[cell] ?? 0)),
    sigma,
  );
  const shares = blur(mask, sigma);
  return masked.map((value, cell) => value / ((shares[cell] ?? 0) + 1e-3));
}

function shrink(field: Field, reduction: number): Float32Array {
  const side = FRAME_SIDE / reduction;
  const small = new Float32Array(side * side);
  const share = 1 / (reduction * reduction);
  for (let y = 0; y < FRAME_SIDE; y++) {
    for (let x = 0; x < FRAME_SIDE; x++) {
      const cell = Math.floor(y / reduction) * side + Math.floor(x / reduction);
      small[cell] = (small[cell] ?? 0) + share * (field[y * FRAME_SIDE + x] ?? 0);
    }
  }
  return small;
}

/** Bilinear. */
function enlarge(small: Float32Array, side: number): Field {
  const field = newField();
  const coarse = Array.from({ length: FRAME_SIDE }, (_, fine) => coarseCell(fine, side));
  for (const [y, { cell: y0, rest: fy }] of coarse.entries()) {
    for (let x = 0; x < FRAME_SIDE; x++) {
      const { cell: x0, rest: fx } = coarse[x] ?? { cell: 0, rest: 0 };
      const at = y0 * side + x0;
      const upper = (small[at] ?? 0) * (1 - fx) + (small[at + 1] ?? 0) * fx;
      const lower = (small[at + side] ?? 0) * (1 - fx) + (small[at + side + 1] ?? 0) * fx;
      field[y * FRAME_SIDE + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return field;
}

function coarseCell(fine: number, side: number): { cell: number; rest: number } {
  const coarse = ((fine + 0.5) * side) / FRAME_SIDE - 0.5;
  const within = Math.min(side - 1, Math.max(0, coarse));
  const cell = Math.min(side - 2, Math.floor(within));
  return { cell, rest: within - cell };
}
