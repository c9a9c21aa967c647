import type { Instant } from '../instant.ts';

const TOLERANCE_MS = 100;
const MAX_PASSES = 40;

/**
 * The instant at which a value that changes sign between two instants is zero.
 * Ridders' method (IEEE Transactions on Circuits and Systems 26, 1979): at least
 * halves the bracket on every pass, and needs few because the sky is nearly
 * straight over days.
 */
export function findRoot(
  valueAt: (instant: Instant) => number,
  from: Instant,
  to: Instant,
): Instant {
  let low = { at: from, value: valueAt(from) };
  let high = { at: to, value: valueAt(to) };
  let best = low.at;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const middle = (low.at + high.at) / 2;
    const middleValue = valueAt(middle);
    const spread = Math.sqrt(middleValue ** 2 - low.value * high.value);
    if (spread === 0) return middle;
    const direction = low.value >= high.value ? 1 : -1;
    const at = middle + ((middle - low.at) * direction * middleValue) / spread;
    const hasSettled = Math.abs(at - best) < TOLERANCE_MS;
    best = at;
    if (hasSettled || high.at - low.at < TOLERANCE_MS) break;
    const value = valueAt(at);
    if (value === 0) break;
    const points = [low, { at: middle, value: middleValue }, { at, value }, high].toSorted(
      (a, b) => a.at - b.at,
    );
    const above = points.findIndex((point) => point.value < 0 !== low.value < 0);
    high = points[above] ?? high;
    low = points[above - 1] ?? low;
  }
  return best;
}
