import type { RgbImage } from '../../src/image/rgb-image.ts';
import type { Vector } from './hand-mesh.ts';

export interface Corner {
  /** Picture x and y; the third grows towards the viewer. */
  readonly place: Vector;
  /** 0 to 1. */
  readonly light: number;
}

const BACKGROUND = 205;

/** Fills triangles in one colour with interpolated light, nearest first (a z-buffer). */
export function rasterize(
  side: number,
  triangles: readonly (readonly [Corner, Corner, Corner])[],
  color: Vector,
): RgbImage {
  const data = new Uint8Array(side * side * 3).fill(BACKGROUND);
  const depths = new Float32Array(side * side).fill(-Infinity);
  for (const triangle of triangles) {
    fillTriangle(side, triangle, (cell, depth, light) => {
      if (depth <= (depths[cell] ?? 0)) return;
      depths[cell] = depth;
      for (const [channel, level] of color.entries()) {
        data[3 * cell + channel] = Math.min(255, level * light);
      }
    });
  }
  return { width: side, height: side, data };
}

const first = (...places: number[]): number => Math.max(0, Math.floor(Math.min(...places)));

type Paint = (cell: number, depth: number, light: number) => void;

function fillTriangle(side: number, [a, b, c]: readonly [Corner, Corner, Corner], paint: Paint) {
  const [[ax, ay], [bx, by], [cx, cy]] = [a.place, b.place, c.place];
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (area === 0) return;
  const last = (high: number) => Math.min(side - 1, Math.ceil(high));
  for (let y = first(ay, by, cy); y <= last(Math.max(ay, by, cy)); y++) {
    for (let x = first(ax, bx, cx); x <= last(Math.max(ax, bx, cx)); x++) {
      // Barycentric shares of the three corners.
      const u = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / area;
      const v = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / area;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const depth = u * a.place[2] + v * b.place[2] + w * c.place[2];
      paint(y * side + x, depth, u * a.light + v * b.light + w * c.light);
    }
  }
}
