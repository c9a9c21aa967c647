import type { Point, Polyline } from '@palm/palmistry/polyline';
import { type HandScene, renderHand } from '@palm/palmistry/test/render-hand';
import type { LineName } from '@palm/palmistry/vocabulary';
import sharp from 'sharp';

/* Rendered hands for the tests, as files. */

export type Creases = Readonly<Record<'heart' | 'head' | 'life', Polyline>> &
  Partial<Record<LineName, Polyline>>;

/** Two palms of different people, in palm coordinates. */
export const PALMS = {
  one: {
    heart: [
      [-0.48, -0.6],
      [-0.25, -0.68],
      [-0.05, -0.8],
      [0.07, -0.95],
    ],
    head: [
      [0.33, -0.85],
      [0.1, -0.76],
      [-0.1, -0.64],
      [-0.36, -0.4],
    ],
    life: [
      [0.32, -0.84],
      [0.14, -0.7],
      [0.02, -0.45],
      [0.01, -0.25],
      [0.07, -0.08],
    ],
  },
  other: {
    heart: [
      [-0.48, -0.66],
      [-0.25, -0.71],
      [-0.05, -0.79],
      [0.1, -0.88],
    ],
    head: [
      [0.33, -0.86],
      [0.15, -0.76],
      [0, -0.66],
      [-0.12, -0.56],
    ],
    life: [
      [0.32, -0.84],
      [0.18, -0.73],
      [0.07, -0.5],
      [0.05, -0.35],
    ],
    fate: [
      [-0.04, -0.15],
      [-0.05, -0.45],
      [-0.05, -0.8],
    ],
  },
} as const satisfies Record<string, Creases>;

export interface RenderedPhoto {
  readonly bytes: Buffer;
  /** From a place in the photo to palm coordinates. */
  readonly toPalm: (place: Point) => Point;
}

export async function renderPhoto(scene: HandScene): Promise<RenderedPhoto> {
  const { image, fromPicture } = renderHand(scene);
  const { width, height, data } = image;
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { bytes, toPalm: fromPicture };
}
