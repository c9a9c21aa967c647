import type { Polyline } from '../../src/geometry/polyline.ts';
import type { RgbImage } from '../../src/image/rgb-image.ts';

export interface Crease {
  /** In picture pixels. */
  readonly points: Polyline;
  /** Half its width in picture pixels. */
  readonly sigma: number;
  /** How much light it takes, 0 to 1. */
  readonly depth: number;
}

/** Darkens the picture along each crease, deepest in the middle. */
export function drawCreases(
  { width, height, data }: RgbImage,
  creases: readonly Crease[],
): RgbImage {
  const shade = new Float32Array(width * height);
  for (const crease of creases) shadeAlong(shade, width, height, crease);
  const darkened = data.slice();
  for (let cell = 0; cell < shade.length; cell += 1) {
    const dark = shade[cell] ?? 0;
    if (dark === 0) continue;
    for (let at = 3 * cell; at < 3 * cell + 3; at += 1) {
      darkened[at] = (data[at] ?? 0) * (1 - dark);
    }
  }
  return { width, height, data: darkened };
}

function shadeAlong(
  shade: Float32Array,
  width: number,
  height: number,
  { points, sigma, depth }: Crease,
): void {
  const radius = Math.ceil(3 * sigma);
  for (const [px, py] of points) {
    for (
      let y = Math.max(0, Math.floor(py) - radius);
      y <= Math.min(height - 1, py + radius);
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor(px) - radius);
        x <= Math.min(width - 1, px + radius);
        x++
      ) {
        const square = (x + 0.5 - px) ** 2 + (y + 0.5 - py) ** 2;
        const dark = depth * Math.exp(-square / (2 * sigma * sigma));
        const cell = y * width + x;
        shade[cell] = Math.max(shade[cell] ?? 0, dark);
      }
    }
  }
}

/** Grain as a camera has it, the same for the same seed (a linear congruential generator, Numerical Recipes). */
export function addGrain({ width, height, data }: RgbImage, amount: number, seed = 1): RgbImage {
  let state = seed;
  // A plain loop: `from` takes the numbers of a picture one by one out of an iterator, for half a second.
  const grainy = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grainy[at] = (data[at] ?? 0) + amount * (state / 2 ** 31 - 1);
  }
  return { width, height, data: new Uint8Array(grainy.buffer) };
}
