import { constants } from 'node:fs';
import { lstat, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFailed } from '../storage.ts';
import { hasCode } from './has-code.ts';

export const PRIVATE_FOLDER = 0o700;

/** Makes what is missing on the way. */
export async function makeFolder(root: string, path: string): Promise<string> {
  let folder = root;
  for (const segment of path.split('/')) {
    const parent = folder;
    folder = join(parent, segment);
    try {
      await mkdir(folder, PRIVATE_FOLDER);
      await syncFolder(parent);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      await refuseLink(folder);
    }
  }
  return folder;
}

/** Null when it is not there. */
export async function findFolder(root: string, path: string): Promise<string | null> {
  let folder = root;
  try {
    for (const segment of path.split('/')) {
      folder = join(folder, segment);
      await refuseLink(folder);
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  return folder;
}

/** A link inside the root would lead a checked path out of it. */
async function refuseLink(folder: string): Promise<void> {
  const found = await lstat(folder);
  if (!found.isDirectory()) throw new StorageFailed('something other than a folder is in the way');
}

/** A rename is on the disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
