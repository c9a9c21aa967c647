import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { cleanPhoto } from '../../platform/palm/clean-photo.ts';
import { addPhoto } from './photo-store.ts';

const FORMATS = {
  jpeg: { ext: 'jpg', contentType: 'image/jpeg' },
  png: { ext: 'png', contentType: 'image/png' },
  webp: { ext: 'webp', contentType: 'image/webp' },
} as const;

/**
 * Keeps a photo privately until it is read: upright, smaller, and without what the camera wrote into it. It is noted
 * before it is stored, and only for a living session: no photo lies anywhere that nobody knows of.
 */
export async function storePhoto(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  actor: Actor,
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
  const { userId } = actor;
  const createdAt = deps.clock.now();
  const path = `${userId}/${createdAt.getTime()}.${ext}`;
  await addPhoto(deps.db.eachAsUser(actor), { userId, filePath: path, createdAt });
  await deps.storage.put(PALM_BUCKET, path, clean, contentType);
  return path;
}
