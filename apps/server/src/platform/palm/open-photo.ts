import type { FileRefusal } from '@palm/palmistry/vocabulary';
import sharp, { type Sharp } from 'sharp';
import { heldBytes } from './held-bytes.ts';
import { countScans } from './jpeg-scans.ts';
import type { PhotoOutcome } from './palm-reader.ts';
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

/** Phones make 12 to 50 megapixels; a file that claims more is not worth the memory. */
const MAX_PIXELS = 50_000_000;
/** A progressive JPEG of 22 megapixels; phones write theirs row by row. */
const MAX_HELD_BYTES = 128 * 2 ** 20;
/** Encoders write 10 to 15. */
const MAX_SCANS = 32;

/** Looks at the header, and hands the photo on only when nothing speaks against decoding it. */
export async function openPhoto<T>(
  bytes: Uint8Array,
  use: (photo: OpenedPhoto) => Promise<T>,
): Promise<PhotoOutcome<T>> {
  if (bytes.length === 0) return refused('empty-file');
  const kind = photoKindOf(bytes);
  if (kind === undefined) return refused('not-a-photo');
  if (kind === 'jpeg' && countScans(bytes) > MAX_SCANS) return refused('too-complex');
  try {
    // The limit is checked from the header, to tell "too large" from "damaged"; nothing is decoded before.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { autoOrient, pages } = header;
    if ((pages ?? 1) > 1 || (kind === 'png' && isAnimatedPng(bytes))) return refused('animated');
    const pixels = autoOrient.width * autoOrient.height;
    if (pixels > MAX_PIXELS || heldBytes(kind, header) > MAX_HELD_BYTES) {
      return refused('too-many-pixels');
    }
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
