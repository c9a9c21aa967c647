import type { FileRefusal } from '@palm/palmistry/vocabulary';
import sharp from 'sharp';
import { MAX_PIXELS } from './decode-photo.ts';
import { isAnimatedPng, photoKindOf, type PhotoKind } from './photo-kind.ts';

export type CleanedPhoto =
  | { readonly isPhoto: true; readonly kind: PhotoKind; readonly bytes: Uint8Array }
  | { readonly isPhoto: false; readonly reason: FileRefusal };

/** More than any line needs, and small enough to draw the lines over in a browser. */
const KEPT_SIDE = 2048;

/** The same picture, drawn anew: upright, without metadata, and without whatever else hid in the file. */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanedPhoto> {
  if (bytes.length === 0) return refused('empty-file');
  const kind = photoKindOf(bytes);
  if (kind === undefined) return refused('not-a-photo');
  try {
    const { width, height, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(bytes))) return refused('animated');
    if (width * height > MAX_PIXELS) return refused('too-many-pixels');
    const cleaned = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toFormat(kind, kind === 'png' ? {} : { quality: 92 })
      .toBuffer();
    return { isPhoto: true, kind, bytes: cleaned };
  } catch {
    // sharp has one kind of error for everything a file can have wrong with it.
    return refused('damaged');
  }
}

const refused = (reason: FileRefusal): CleanedPhoto => ({ isPhoto: false, reason });
