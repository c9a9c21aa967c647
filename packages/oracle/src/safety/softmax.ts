/**
 * e^x by (1 + x/4096)^4096, twelve squarings. Math.exp may differ in its last bit between
 * processors; plain products do not, and so the trained weights are the same bytes everywhere.
 */
function exponential(x: number): number {
  let power = 1 + Math.max(x, -30) / 4096;
  for (let squaring = 0; squaring < 12; squaring += 1) power *= power;
  return power;
}

/** Probabilities of the topics; what is left to 1 belongs to "open", whose score is always 0. */
export function softmaxBesideOpen(scores: readonly number[]): number[] {
  const top = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const powers = scores.map((score) => exponential(score - top));
  const total = powers.reduce((sum, power) => sum + power, exponential(-top));
  return powers.map((power) => power / total);
}
