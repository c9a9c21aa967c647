/** Further from nothing than this, all of the normal distribution lies below a number, or none of it. */
const FAR = 6;
const STEPS_IN_ONE = 256;
const CURVES = curves();

/**
 * x times the share of the normal distribution below x. An encoder asks for it sixty thousand times in a sentence, so
 * the share is read from a table of short curves, to nine places.
 */
export function gelu(x: number): number {
  if (x <= -FAR) return 0;
  if (x >= FAR) return x;
  const place = (x + FAR) * STEPS_IN_ONE;
  const step = Math.floor(place);
  const part = place - step;
  const at = 3 * step;
  const bend = (CURVES[at + 1] ?? 0) + part * (CURVES[at + 2] ?? 0);
  return x * ((CURVES[at] ?? 0) + part * bend);
}

/** For each step three numbers a, b and c: at the part t of a step the share is a + t (b + t c). */
function curves(): Float64Array {
  const numbers = new Float64Array(3 * 2 * FAR * STEPS_IN_ONE);
  for (let at = 0; at < numbers.length; at += 3) {
    const from = at / 3 / STEPS_IN_ONE - FAR;
    const first = shareBelow(from);
    const rise = shareBelow(from + 1 / STEPS_IN_ONE) - first;
    const bend = 2 * (rise - 2 * (shareBelow(from + 0.5 / STEPS_IN_ONE) - first));
    numbers.set([first, rise - bend, bend], at);
  }
  return numbers;
}

/** By a rational approximation of the error function (Abramowitz and Stegun 7.1.26). */
function shareBelow(x: number): number {
  const size = Math.abs(x) * Math.SQRT1_2;
  const t = 1 / (1 + 0.327_591_1 * size);
  const series =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const above = (series * Math.exp(-size * size)) / 2;
  return x < 0 ? above : 1 - above;
}
