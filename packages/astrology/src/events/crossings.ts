import { signedSeparationDeg } from '../angle.ts';
import type { Instant } from '../instant.ts';
import { findRoot } from './find-root.ts';
import type { Track } from './track.ts';

export type Crossing = { readonly at: Instant; readonly isRetrograde: boolean };

/** Every moment at which a body passes a given degree, in the order of time. */
export function crossingsOf({ knots, motionAt }: Track, degree: number): Crossing[] {
  const found: Crossing[] = [];
  const beyondAt = (at: Instant): number => signedSeparationDeg(degree, motionAt(at).longitudeDeg);
  let [before] = knots;
  for (const knot of knots.slice(1)) {
    if (before === undefined) break;
    const low = Math.min(before.unwrappedDeg, knot.unwrappedDeg);
    const high = Math.max(before.unwrappedDeg, knot.unwrappedDeg);
    // The first time round the circle at which the degree lies above the low end.
    const target = degree + 360 * (Math.floor((low - degree) / 360) + 1);
    if (target <= high) {
      const at = findRoot(beyondAt, before.at, knot.at);
      found.push({ at, isRetrograde: knot.unwrappedDeg < before.unwrappedDeg });
    }
    before = knot;
  }
  return found;
}
