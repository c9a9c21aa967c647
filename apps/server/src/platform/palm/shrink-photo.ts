import sharp from 'sharp';

/** The same picture with no side longer than this, as WebP. */
export const shrinkPhoto = (bytes: Uint8Array, maxSidePx: number): Promise<Uint8Array> =>
  sharp(bytes)
    .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
