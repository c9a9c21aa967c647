import { type Affine, affineScale } from '../geometry/affine.ts';
import type { Pyramid } from './pyramid.ts';
import type { RgbImage } from './rgb-image.ts';

export interface SampledSquare {
  readonly side: number;
  /** Interleaved red, green, blue, 0 to 255; zero outside the picture. */
  readonly rgb: Float32Array;
  /** 1 where the sample lies in the picture. */
  readonly inside: Uint8Array;
}

/** Reads `side` × `side` samples; sample (i, j) is taken where `toPicture` puts the point (i, j). */
export function sampleSquare(pyramid: Pyramid, toPicture: Affine, side: number): SampledSquare {
  const { image, reduction } = pyramid.levelFor(affineScale(toPicture));
  const rgb = new Float32Array(side * side * 3);
  const inside = new Uint8Array(side * side);
  const { a, b, c, d, e, f } = toPicture;
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const x = (a * i + b * j + c) / reduction - 0.5;
      const y = (d * i + e * j + f) / reduction - 0.5;
      const cell = j * side + i;
      if (readInto(rgb, cell * 3, image, x, y)) inside[cell] = 1;
    }
  }
  return { side, rgb, inside };
}

/** Bilinear; the outermost half pixel repeats the border. */
function readInto(
  into: Float32Array,
  at: number,
  { width, height, data }: RgbImage,
  x: number,
  y: number,
): boolean {
  if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return false;
  const x0 = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const y0 = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const fx = Math.min(1, Math.max(0, x - x0));
  const fy = Math.min(1, Math.max(0, y - y0));
  const upper = (y0 * width + x0) * 3;
  const lower = upper + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const u = upper + channel;
    const l = lower + channel;
    const top = (data[u] ?? 0) * (1 - fx) + (data[u + 3] ?? 0) * fx;
    const bottom = (data[l] ?? 0) * (1 - fx) + (data[l + 3] ?? 0) * fx;
    into[at + channel] = top * (1 - fy) + bottom * fy;
  }
  return true;
}
