import type { Calls } from '@palm/contract/calls';
import { minutes } from '@palm/contract/durations';
import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { ReceivedFile } from '../../http/bodies/receive-file.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor, Db } from '../../platform/db/db.ts';
import { forgetUnread } from './kept-photos.ts';
import { addPhoto } from './store/photos.ts';
import { withReader } from './with-reader.ts';

const FORMATS = {
  jpeg: { ext: 'jpg', contentType: 'image/jpeg' },
  png: { ext: 'png', contentType: 'image/png' },
  webp: { ext: 'webp', contentType: 'image/webp' },
} as const;

/** Longer than any call: what is younger may still be on its way into storage, or be read in another tab. */
const IN_HAND_MS = minutes(2);

/**
 * Stores a photo privately until it is read: upright, smaller, and without camera metadata. Its row is added before the
 * file is stored, and only for a valid session, so that every file has a row. Earlier photos that were never read are
 * deleted.
 */
export async function storePhoto(
  deps: Deps,
  actor: Actor,
  file: ReceivedFile,
  refuse: Refuse<Calls['uploadPalmPhoto']['refusals'][number]>,
): Promise<string> {
  const { userId } = actor;
  const cleaned = await withReader(deps.palms.clean(file.bytes), refuse);
  if (!cleaned.isPhoto) {
    return cleaned.reason === 'not-a-photo' || cleaned.reason === 'empty-file'
      ? refuse('photo_wrong_type')
      : refuse('invalid_image', { reason: cleaned.reason });
  }
  const { kind, bytes: clean } = cleaned.photo;
  const { ext, contentType } = FORMATS[kind];
  const createdAt = deps.clock.now();
  const path = await notePhoto(deps.db.eachAsUser(actor), { userId, ext, createdAt });
  await deps.storage.put(PALM_BUCKET, path, clean, contentType);
  await forgetUnread(deps, userId, new Date(createdAt.getTime() - IN_HAND_MS));
  return path;
}

/** The path is the moment, to the millisecond; the second photo of one gets the next that is free. */
async function notePhoto(
  db: Db,
  { userId, ext, createdAt }: { userId: string; ext: string; createdAt: Date },
): Promise<string> {
  for (let at = createdAt.getTime(); ; at += 1) {
    const filePath = `${userId}/${at}.${ext}`;
    if (await addPhoto(db, { userId, filePath, createdAt })) return filePath;
  }
}
