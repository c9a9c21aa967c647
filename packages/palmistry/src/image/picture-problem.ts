import { quantile } from '../quantile.ts';
import { brightLevel } from './bright-level.ts';
import { halve, type RgbImage } from './rgb-image.ts';

export type PictureProblem = 'too-dark' | 'too-blurred';

/** Of 255. A hint comes earlier than a refusal: with more light the lines are surer. */
const DIM = 60;
const LOOKED_AT_SIDE = 640;
/** How far pixels stand out from their neighbours where they do so most, relative to their brightness. */
const SHARP = 0.045;
const SHARPEST_SHARE = 0.97;
/** The middle of the picture, where the hand is held. */
const MARGIN = 0.2;

/** A quick look before a picture is sent: is it worth the way? Set on palms blurred until no line could be traced. */
export function pictureProblem(image: RgbImage): PictureProblem | undefined {
  if (brightLevel(image) < DIM) return 'too-dark';
  let small = image;
  while (Math.max(small.width, small.height) > LOOKED_AT_SIDE) small = halve(small);
  return quantile(contrastsOf(small), SHARPEST_SHARE) < SHARP ? 'too-blurred' : undefined;
}

/** Canvas pixels carry a fourth byte for opacity. */
export function rgbOfCanvas(width: number, height: number, rgba: ArrayLike<number>): RgbImage {
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => rgba[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
  return { width, height, data };
}

/** The Laplacian of the green channel, per brightness. */
function contrastsOf({ width, height, data }: RgbImage): number[] {
  const green = (x: number, y: number) => data[(y * width + x) * 3 + 1] ?? 0;
  const contrasts: number[] = [];
  for (let y = Math.ceil(height * MARGIN); y < height * (1 - MARGIN); y++) {
    for (let x = Math.ceil(width * MARGIN); x < width * (1 - MARGIN); x++) {
      const around = green(x - 1, y) + green(x + 1, y) + green(x, y - 1) + green(x, y + 1);
      contrasts.push(Math.abs(4 * green(x, y) - around) / (10 + green(x, y)));
    }
  }
  return contrasts;
}
