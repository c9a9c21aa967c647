import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { dropPhoto, findPhoto, keptPhotos, unkeptBefore, unkeptOf } from './photo-store.ts';
import { storedPhoto } from './stored-photo.ts';
import { withReader } from './with-reader.ts';

const SHOWN_SIDE_PX = 720;
const AT_A_TIME = 200;

export const listPhotos = async (
  deps: Deps,
  actor: Actor,
): Promise<OutputOf<Calls['listPalmPhotos']>> => {
  const photos = await keptPhotos(deps.db.eachAsUser(actor), actor.userId);
  return {
    photos: photos.map(({ id, createdAt }) => ({ id, created_at: createdAt.toISOString() })),
  };
};

/** Small enough to travel inside an answer; the whole photo is in the export. */
export async function showPhoto(
  deps: Deps,
  { actor, id }: { actor: Actor; id: string },
  refuse: Refuse<'palm_reader_busy' | 'palm_failed'>,
): Promise<string> {
  const photo = await findPhoto(deps.db.eachAsUser(actor), actor.userId, id);
  if (!photo) return refuse('not_found');
  const file = storedPhoto(deps, photo.filePath, refuse);
  const small = await withReader(deps.palms.shrink(file, SHOWN_SIDE_PX), refuse);
  return `data:image/webp;base64,${Buffer.from(small).toString('base64')}`;
}

export async function deletePhoto(
  deps: Deps,
  { actor, id }: { actor: Actor; id: string },
  refuse: Refuse<never>,
): Promise<void> {
  const photo = await findPhoto(deps.db.eachAsUser(actor), actor.userId, id);
  if (!photo) return refuse('not_found');
  await forgetPhoto(deps, photo.filePath);
}

/** The file goes first: as long as it is there, its row says so. */
export async function forgetPhoto(
  { storage, db }: Pick<Deps, 'storage' | 'db'>,
  filePath: string,
): Promise<void> {
  await storage.delete(PALM_BUCKET, filePath);
  await dropPhoto(db.system, filePath);
}

/** Photos that were uploaded and never looked at, or looked at in vain. */
export async function sweepPhotos(deps: Deps, before: Date): Promise<void> {
  for (const filePath of await unkeptBefore(deps.db.system, before, AT_A_TIME)) {
    await forgetPhoto(deps, filePath);
  }
}

/** The same of one person. */
export async function forgetUnread(
  deps: Pick<Deps, 'storage' | 'db'>,
  userId: string,
  before: Date,
): Promise<void> {
  for (const filePath of await unkeptOf(deps.db.system, userId, before)) {
    await forgetPhoto(deps, filePath);
  }
}
