import type { RgbImage } from './rgb-image.ts';

/** The brightest hundredth of the picture begins here, 0 to 255: below, brightening would only show noise. */
const TOO_DARK = 14;
/** Below this a picture is brightened, because the models know well-lit hands only. */
const DIM = 120;
const BRIGHT = 200;
const BRIGHTEST_SHARE = 0.01;

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

/** The green level that only the brightest share of the pixels reaches. */
function brightLevel({ data }: RgbImage): number {
  const counts = new Uint32Array(256);
  for (let at = 1; at < data.length; at += 3) {
    const level = data[at] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let left = (data.length / 3) * BRIGHTEST_SHARE;
  let level = 255;
  while (level > 0 && left > (counts[level] ?? 0)) {
    left -= counts[level] ?? 0;
    level -= 1;
  }
  return level;
}
