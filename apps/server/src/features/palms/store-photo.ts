import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/refusal.ts';
import { cleanPhoto } from '../../platform/palm/clean-photo.ts';

const FORMATS = {
  jpeg: { ext: 'jpg', contentType: 'image/jpeg' },
  png: { ext: 'png', contentType: 'image/png' },
  webp: { ext: 'webp', contentType: 'image/webp' },
} as const;

/** Keeps a photo privately until it is read: upright, smaller, and without what the camera wrote into it. */
export async function storePhoto(
  deps: Pick<Deps, 'storage' | 'clock'>,
  userId: string,
  bytes: Uint8Array,
  refuse: Refuse<'photo_wrong_type' | 'invalid_image'>,
): Promise<string> {
  const cleaned = await cleanPhoto(bytes);
  if (!cleaned.isPhoto) {
    return cleaned.reason === 'not-a-photo' || cleaned.reason === 'empty-file'
      ? refuse('photo_wrong_type')
      : refuse('invalid_image', { reason: cleaned.reason });
  }
  const { kind, bytes: clean } = cleaned.photo;
  const { ext, contentType } = FORMATS[kind];
  const path = `${userId}/${deps.clock.now().getTime()}.${ext}`;
  await deps.storage.put(PALM_BUCKET, path, clean, contentType);
  return path;
}
