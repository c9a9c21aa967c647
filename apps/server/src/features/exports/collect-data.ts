import type { Deps } from '../../deps.ts';
import { collectPhotos, olderPhotos } from './collect-photos.ts';
import { collectRows } from './collect-rows.ts';
import type { ExportedData } from './exported-data.ts';

/** An export takes two or three times its size in memory: a user with many photos must not take the server down. */
const PHOTO_BYTES_MAX = 100 * 1024 * 1024;

/** Everything stored about a user; null when the account is deleted. */
export async function collectData(
  deps: Deps,
  userId: string,
  photoBytesMax = PHOTO_BYTES_MAX,
): Promise<ExportedData | null> {
  const rows = await deps.db.system.transaction((db) => collectRows(db, userId));
  if (rows.account.rows.length === 0) return null;
  const { photos, tooMany } = await collectPhotos(deps, userId, photoBytesMax);
  const leftOut = [...rows.leftOut, ...(tooMany > 0 ? [olderPhotos(tooMany)] : [])];
  return { madeAt: deps.clock.now(), ...rows, leftOut, photos };
}
