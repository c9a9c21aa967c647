import type { Metadata } from 'sharp';
import type { PhotoKind } from './photo-kind.ts';

type Header = Pick<Metadata, 'channels' | 'depth' | 'isProgressive' | 'autoOrient'>;

/**
 * What a decoder has to hold of the whole picture before it can give the first row. A picture that comes row by row
 * takes next to nothing, whatever its size.
 */
export function heldBytes(
  kind: PhotoKind,
  { channels, depth, isProgressive, autoOrient }: Header,
): number {
  const pixels = autoOrient.width * autoOrient.height;
  const perSample = {
    // libjpeg keeps each coefficient in two bytes.
    jpeg: isProgressive ? 2 : 0,
    png: isProgressive ? (depth === 'ushort' ? 2 : 1) : 0,
    webp: 1,
  }[kind];
  return pixels * perSample * (kind === 'webp' ? 4 : channels);
}
