import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** The embedded database adds 16 MB to its log at a time, and a photo takes up to 10. */
export const ROOM_NEEDED_MB = 32;

/** How much this user may still write on the disk of a folder, which need not exist yet. */
function freeDiskMb(folder: string): number {
  const place = path.resolve(folder);
  if (!existsSync(place)) return freeDiskMb(path.dirname(place));
  const { bavail, bsize } = statfsSync(place);
  return (bavail * bsize) / 1_000_000;
}

export const hasDiskRoom = (folder: string, neededMb = ROOM_NEEDED_MB): boolean =>
  freeDiskMb(folder) >= neededMb;
