import type { FileRefusal } from '@palm/palmistry/vocabulary';
import sharp, { type Sharp } from 'sharp';
import { isAnimatedPng, photoKindOf, type PhotoKind } from './photo-kind.ts';

/** A file that may be decoded: one still photo of a size worth the memory. */
export interface OpenedPhoto {
  readonly kind: PhotoKind;
  /** Of the photo itself, upright. */
  readonly width: number;
  readonly height: number;
  /** Upright, at most `side` on its longer side. */
  readonly fitInto: (side: number) => Sharp;
}

export type PhotoOutcome<T> =
  | { readonly isPhoto: true; readonly photo: T }
  | { readonly isPhoto: false; readonly reason: FileRefusal };

/** Phones make 12 to 50 megapixels; a file that claims more is not worth the memory. */
const MAX_PIXELS = 50_000_000;

/** Looks at the header, and hands the photo on only when nothing speaks against decoding it. */
export async function openPhoto<T>(
  bytes: Uint8Array,
  use: (photo: OpenedPhoto) => Promise<T>,
): Promise<PhotoOutcome<T>> {
  if (bytes.length === 0) return refused('empty-file');
  const kind = photoKindOf(bytes);
  if (kind === undefined) return refused('not-a-photo');
  try {
    // The limit is checked from the header, to tell "too large" from "damaged"; nothing is decoded before.
    const { autoOrient, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(bytes))) return refused('animated');
    if (autoOrient.width * autoOrient.height > MAX_PIXELS) return refused('too-many-pixels');
    const fitInto = (side: number) =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return { isPhoto: true, photo: await use({ kind, ...autoOrient, fitInto }) };
  } catch {
    // sharp has one kind of error for everything a file can have wrong with it.
    return refused('damaged');
  }
}

const refused = (reason: FileRefusal): { isPhoto: false; reason: FileRefusal } => ({
  isPhoto: false,
  reason,
});
