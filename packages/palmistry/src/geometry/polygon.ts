import { pointOf, type Polyline } from './polyline.ts';
import type { Point } from './point.ts';

/** Even-odd rule: a ray to the right crosses the border an odd number of times. */
export function isInside([x, y]: Point, polygon: Polyline): boolean {
  let inside = false;
  for (let index = 0; index < polygon.length; index++) {
    const a = pointOf(polygon, index);
    const b = pointOf(polygon, index - 1);
    if (a[1] > y === b[1] > y) continue;
    if (x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
