import { halve, type RgbImage } from './rgb-image.ts';

interface Level {
  readonly image: RgbImage;
  /** Pixels of the whole picture per pixel of this level. */
  readonly reduction: number;
}

/** The picture at full, half, quarter size and so on, each made when first asked for. */
export interface Pyramid {
  readonly image: RgbImage;
  /** The level to sample when the samples lie `spacing` picture pixels apart. */
  levelFor(spacing: number): Level;
}

/** Samples further apart than this many pixels would step over fine detail (aliasing). */
const WIDEST_SPACING = 1.75;
const SMALLEST_SIDE = 64;

export function createPyramid(image: RgbImage): Pyramid {
  const levels: Level[] = [{ image, reduction: 1 }];
  const levelFor = (spacing: number): Level => {
    let depth = 0;
    let level: Level = { image, reduction: 1 };
    while (
      spacing / level.reduction > WIDEST_SPACING &&
      Math.min(level.image.width, level.image.height) > SMALLEST_SIDE
    ) {
      depth += 1;
      level = levels[depth] ??= { image: halve(level.image), reduction: level.reduction * 2 };
    }
    return level;
  };
  return { image, levelFor };
}
