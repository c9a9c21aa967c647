import { brightLevel } from './bright-level.ts';
import type { RgbImage } from './rgb-image.ts';

/** Of 255. Below, brightening would only show noise. */
const TOO_DARK = 14;
/** Below this a picture is brightened, because the models know well-lit hands only. */
const DIM = 120;
const BRIGHT = 200;

/** The picture in light that the models can see by, or nothing when there was too little of it. */
export function expose(image: RgbImage): RgbImage | undefined {
  const light = brightLevel(image);
  if (light < TOO_DARK) return undefined;
  if (light >= DIM) return image;
  const gain = BRIGHT / light;
  // Uint8ClampedArray does the rounding and keeps the few brighter pixels from overflowing.
  const data = Uint8ClampedArray.from(image.data, (value) => value * gain);
  return { ...image, data: new Uint8Array(data.buffer) };
}
