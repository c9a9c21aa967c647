import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, unlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { cannotKeep } from '../../cannot-start.ts';
import { checkedStorage } from '../checked-storage.ts';
import { type Storage, StorageFailed, type StoredFile } from '../storage.ts';
import { hasCode } from './has-code.ts';
import { findFolder, makeFolder, PRIVATE_FOLDER, syncFolder } from './private-folders.ts';
import { HALF_WRITTEN, removeAbandoned } from './abandoned-files.ts';

const PRIVATE_FILE = 0o600;
/** No segment of a path can hold it: so `a` and `a/b` live side by side, as they do in S3. */
const FILE_MARK = '~';

/**
 * Files under one private folder. A file begins with a line that holds its content type: one file is replaced at once,
 * two never are.
 */
export async function openFileStorage(root: string): Promise<Storage> {
  const halfWritten = join(root, HALF_WRITTEN);
  try {
    await mkdir(halfWritten, { recursive: true, mode: PRIVATE_FOLDER });
    await removeAbandoned(halfWritten);
  } catch (cause) {
    throw cannotKeep('files', root, cause);
  }
  return checkedStorage({
    put: (bucket, path, bytes, contentType) =>
      write(root, `${bucket}/${path}`, Buffer.concat([Buffer.from(`${contentType}\n`), bytes])),
    get: (bucket, path) => read(root, `${bucket}/${path}`),
    delete: (bucket, path) => remove(root, `${bucket}/${path}`),
    deleteAll: async (bucket, folder) => {
      const paths = await list(root, bucket, folder);
      const place = await findFolder(root, `${bucket}/${folder}`);
      if (place !== null) await rm(place, { recursive: true, force: true });
      return paths.length;
    },
    list: (bucket, folder) => list(root, bucket, folder),
  });
}

async function write(root: string, path: string, content: Uint8Array): Promise<void> {
  const folder = await makeFolder(root, dirname(path));
  const halfWritten = join(root, HALF_WRITTEN, randomUUID());
  try {
    const file = await open(halfWritten, 'wx', PRIVATE_FILE);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(halfWritten, fileIn(folder, path));
  } catch (error) {
    await rm(halfWritten, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function read(root: string, path: string): Promise<StoredFile | null> {
  const folder = await findFolder(root, dirname(path));
  if (folder === null) return null;
  try {
    const file = await open(fileIn(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return withoutHeader(await file.readFile());
    } finally {
      await file.close();
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw hasCode(error, 'ELOOP') ? new StorageFailed('a link stands where a file should') : error;
  }
}

function withoutHeader(content: Buffer): StoredFile {
  const end = content.indexOf('\n');
  if (end === -1) throw new StorageFailed('a stored file has lost its first line');
  return {
    contentType: content.toString('utf8', 0, end),
    bytes: new Uint8Array(content.subarray(end + 1)),
  };
}

async function remove(root: string, path: string): Promise<void> {
  const folder = await findFolder(root, dirname(path));
  if (folder === null) return;
  try {
    await unlink(fileIn(folder, path));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function list(root: string, bucket: string, folder: string): Promise<string[]> {
  const place = await findFolder(root, folder === '' ? bucket : `${bucket}/${folder}`);
  if (place === null) return [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(ifGone);
  // Another call has deleted a folder in the meantime.
  if (entries === null) return list(root, bucket, folder);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(FILE_MARK))
    .map((entry) => relative(join(root, bucket), join(entry.parentPath, entry.name)))
    .map((path) => path.slice(0, -FILE_MARK.length))
    .toSorted();
}

function ifGone(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
}

const fileIn = (folder: string, path: string) => join(folder, `${basename(path)}${FILE_MARK}`);
