import type { RgbImage } from '@palm/palmistry/rgb-image';
import { openPhoto, type OpenedPhoto } from './open-photo.ts';
import type { PhotoOutcome } from './palm-reader.ts';

export interface DecodedPhoto {
  /** Upright, at most `WORKING_SIDE` on its longer side. */
  readonly image: RgbImage;
  /** Of the photo itself, upright. */
  readonly width: number;
  readonly height: number;
}

/** Creases are a few pixels wide at this size, which is what the ridge filter wants. */
const WORKING_SIDE = 1280;

export const decodePhoto = (bytes: Uint8Array): Promise<PhotoOutcome<DecodedPhoto>> =>
  openPhoto(bytes, async (photo) => ({
    image: await pixelsOf(photo),
    width: photo.width,
    height: photo.height,
  }));

async function pixelsOf({ fitInto }: OpenedPhoto): Promise<RgbImage> {
  const { data, info } = await fitInto(WORKING_SIDE)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
