import type { Affine } from '../geometry/affine.ts';
import type { Point } from '../geometry/point.ts';
import type { Pyramid } from '../image/pyramid.ts';
import { sampleSquare } from '../image/sample-square.ts';

/** A square of the picture, turned by `angle` (radians, clockwise on the screen). */
export interface Region {
  readonly center: Point;
  readonly size: number;
  readonly angle: number;
}

/** From the region's own coordinates, 0 to 1 both ways, to the picture. */
export function pointIn({ center, size, angle }: Region, [u, v]: Point): Point {
  const [x, y] = [(u - 0.5) * size, (v - 0.5) * size];
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [center[0] + x * cosine - y * sine, center[1] + x * sine + y * cosine];
}

/** The region as the networks want it: `side`² pixels, 0 to 1, black outside the picture. */
export function pixelsOf(pyramid: Pyramid, region: Region, side: number): Float32Array {
  const { rgb } = sampleSquare(pyramid, toPicture(region, side), side);
  return rgb.map((value) => value / 255);
}

function toPicture(region: Region, side: number): Affine {
  const step = region.size / side;
  const [cosine, sine] = [Math.cos(region.angle) * step, Math.sin(region.angle) * step];
  const [c, f] = pointIn(region, [0.5 / side, 0.5 / side]);
  return { a: cosine, b: -sine, c, d: sine, e: cosine, f };
}

/** The turn that brings the direction from `wrist` to `fingers` upright, in [-π, π). */
export function uprightAngle(wrist: Point, fingers: Point): number {
  const angle = Math.PI / 2 - Math.atan2(wrist[1] - fingers[1], fingers[0] - wrist[0]);
  return angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI));
}
