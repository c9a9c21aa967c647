import { distanceToLine, type Polyline } from '../geometry/polyline.ts';
import { placeOf, type Strip } from './strip.ts';

/** Frame pixels: nothing counts nearer than `none`, all counts further than `full`. */
export interface Clearance {
  readonly none: number;
  readonly full: number;
}

/** For each cell of the strip, how much of its strength counts when the ridge at `taken` belongs to another line. */
export function apartFrom(
  strip: Strip,
  taken: Polyline,
  { none, full }: Clearance,
  former?: Float32Array,
): Float32Array {
  const share = new Float32Array(strip.strength.length);
  for (let index = 0; index < share.length; index++) {
    const row = Math.floor(index / strip.columns);
    const away = distanceToLine(placeOf(strip, row, index % strip.columns), taken);
    const counts = Math.min(1, Math.max(0, (away - none) / (full - none)));
    share[index] = Math.min(counts, former?.[index] ?? 1);
  }
  return share;
}
