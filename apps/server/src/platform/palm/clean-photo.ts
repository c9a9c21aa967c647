import { openPhoto } from './open-photo.ts';
import type { CleanPhoto, PhotoOutcome } from './palm-reader.ts';

/** More than any line needs, and small enough to draw the lines over in a browser. */
const KEPT_SIDE = 2048;

/** The same picture, drawn anew: upright, without metadata, and without whatever else hid in the file. */
export const cleanPhoto = (bytes: Uint8Array): Promise<PhotoOutcome<CleanPhoto>> =>
  openPhoto(bytes, async ({ kind, fitInto }) => ({
    kind,
    bytes: await fitInto(KEPT_SIDE)
      .toFormat(kind, kind === 'png' ? {} : { quality: 92 })
      .toBuffer(),
  }));
