import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { dropPhoto, findPhoto } from './store/photos.ts';
import { unkeptBefore, unkeptOf } from './store/unkept-photos.ts';

const AT_A_TIME = 200;

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
