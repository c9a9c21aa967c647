import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Deps } from '../../deps.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { findPhoto, keptPhotos } from './store/photos.ts';
import { storedPhoto } from './stored-photo.ts';
import { withReader } from './with-reader.ts';

const SHOWN_SIDE_PX = 720;

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
