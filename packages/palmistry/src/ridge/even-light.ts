import type { Field } from '../frame/palm-frame.ts';
import { clamp } from '../geometry/point.ts';
import type { SampledSquare } from '../image/sample-square.ts';
import { blurWithin } from './blur.ts';

/** Wider than a crease, narrower than the palm's own shading. */
const SHADING_SIGMA = 9;
const CONTRAST_SIGMA = 26;
/** Below this contrast (as variance of log luminance) there is only noise, which must not be blown up. */
const MIN_VARIANCE = 1.5e-4;
const MAX_DEVIATIONS = 4;

/** Takes shading and skin tone out: how many local deviations each pixel is lighter (+) or darker (−) than around it. */
export function evenLight(square: SampledSquare, mask: Field): Field {
  const luminance = logLuminance(square, mask.length);
  const shading = blurWithin(luminance, mask, SHADING_SIGMA);
  const detail = luminance.map((value, cell) =>
    (mask[cell] ?? 0) > 0.5 ? value - (shading[cell] ?? 0) : 0,
  );
  const variance = blurWithin(
    detail.map((value) => value * value),
    mask,
    CONTRAST_SIGMA,
  );
  return detail.map((value, cell) =>
    clamp(value / Math.sqrt((variance[cell] ?? 0) + MIN_VARIANCE), -MAX_DEVIATIONS, MAX_DEVIATIONS),
  );
}

/** The logarithm turns shading, which multiplies, into something to subtract. Green shows creases best in skin. */
function logLuminance({ rgb }: SampledSquare, cells: number): Field {
  const field = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const [red, green, blue] = [rgb[3 * cell] ?? 0, rgb[3 * cell + 1] ?? 0, rgb[3 * cell + 2] ?? 0];
    field[cell] = Math.log(10 + 0.2 * red + 0.6 * green + 0.2 * blue);
  }
  return field;
}
