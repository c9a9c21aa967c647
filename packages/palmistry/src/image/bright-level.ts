import type { RgbImage } from './rgb-image.ts';

const BRIGHTEST_SHARE = 0.01;
/** Every such pixel is enough to know. */
const EVERY = 4;

/** The green level, 0 to 255, that only the brightest hundredth of the pixels reaches. */
export function brightLevel({ data }: RgbImage): number {
  const counts = new Uint32Array(256);
  for (let at = 1; at < data.length; at += 3 * EVERY) {
    const level = data[at] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let left = (data.length / (3 * EVERY)) * BRIGHTEST_SHARE;
  let level = 255;
  while (level > 0 && left > (counts[level] ?? 0)) {
    left -= counts[level] ?? 0;
    level -= 1;
  }
  return level;
}
