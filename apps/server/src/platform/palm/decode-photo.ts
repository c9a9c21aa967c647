import type { RgbImage } from '@palm/palmistry/rgb-image';
import type { FileRefusal } from '@palm/palmistry/vocabulary';
import sharp from 'sharp';
import { isAnimatedPng, photoKindOf } from './photo-kind.ts';

export type DecodedPhoto =
  | {
      readonly decoded: true;
      /** Upright, at most `WORKING_SIDE` on its longer side. */
      readonly image: RgbImage;
      /** Of the photo itself, upright. */
      readonly width: number;
      readonly height: number;
    }
  | { readonly decoded: false; readonly reason: FileRefusal };

/** Phones make 12 to 50 megapixels; a file that claims more is not worth the memory. */
export const MAX_PIXELS = 50_000_000;
/** Creases are a few pixels wide at this size, which is what the ridge filter wants. */
const WORKING_SIDE = 1280;

export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
  if (bytes.length === 0) return refuse('empty-file');
  const kind = photoKindOf(bytes);
  if (kind === undefined) return refuse('not-a-photo');
  try {
    // The limit is checked below from the header, to tell "too large" from "damaged"; nothing is decoded before.
    const { autoOrient, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(bytes))) return refuse('animated');
    if (autoOrient.width * autoOrient.height > MAX_PIXELS) return refuse('too-many-pixels');
    return { decoded: true, image: await pixelsOf(bytes), ...autoOrient };
  } catch {
    // sharp has one kind of error for everything a file can have wrong with it.
    return refuse('damaged');
  }
}

const refuse = (reason: FileRefusal): DecodedPhoto => ({ decoded: false, reason });

async function pixelsOf(bytes: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
