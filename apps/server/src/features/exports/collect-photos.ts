import { PALM_BUCKET } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import type { LeftOut, ExportedData } from './exported-data.ts';

/** The newest, as many as fit. */
export async function collectPhotos(
  { storage }: Pick<Deps, 'storage'>,
  userId: string,
  bytesMax: number,
): Promise<{ photos: ExportedData['photos']; tooMany: number }> {
  const paths = await storage.list(PALM_BUCKET, userId);
  const photos: ExportedData['photos'][number][] = [];
  let left = bytesMax;
  for (const [index, path] of paths.toReversed().entries()) {
    const file = await storage.get(PALM_BUCKET, path);
    if (!file) continue;
    left -= file.bytes.length;
    if (left < 0) return { photos, tooMany: paths.length - index };
    photos.unshift({ name: path.slice(path.lastIndexOf('/') + 1), bytes: file.bytes });
  }
  return { photos, tooMany: 0 };
}

export const olderPhotos = (count: number): LeftOut => ({
  table: 'photos',
  column: null,
  why: `All would be too large for one file, so the oldest ${count} stayed behind. Those you kept are on your profile page.`,
});
