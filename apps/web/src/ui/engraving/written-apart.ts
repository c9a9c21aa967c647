/** Closer than this, two glyphs on a small wheel would cover each other. */
const GAP_DEG = 24;

/** Where to write the glyphs of one or two bodies: at their degrees, or pushed apart evenly when those touch. */
export function writtenApart(degrees: readonly number[]): readonly number[] {
  const [first, second] = degrees;
  if (first === undefined || second === undefined) return degrees;
  const ahead = ((second - first + 540) % 360) - 180;
  const missing = GAP_DEG - Math.abs(ahead);
  if (missing <= 0) return degrees;
  const push = (ahead < 0 ? -1 : 1) * (missing / 2);
  return [first - push, second + push];
}
