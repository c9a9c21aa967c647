import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { cannotKeep } from '../cannot-start.ts';
import { StorageFailed } from './storage.ts';

/** A file on its way in: on the disk, so that a slow sender takes no memory. */
export interface Upload {
  readonly write: (chunk: Uint8Array) => Promise<void>;
  readonly bytes: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export interface UploadFolder {
  open(): Promise<Upload>;
}

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

export async function openUploadFolder(folder: string): Promise<UploadFolder> {
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  } catch (cause) {
    throw cannotKeep('uploads', folder, cause);
  }
  return { open: async () => uploadTo(await attempt(() => openUnnamed(folder))) };
}

/** Without a name from its first moment: when the process dies, the file is gone. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', PRIVATE_FILE);
  await unlink(path);
  return file;
}

function uploadTo(file: FileHandle): Upload {
  let size = 0;
  return {
    write: async (chunk) => {
      await attempt(() => file.writeFile(chunk));
      size += chunk.length;
    },
    bytes: async () => {
      const bytes = new Uint8Array(size);
      await attempt(() => file.read(bytes, 0, size, 0));
      return bytes;
    },
    close: () => file.close(),
  };
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageFailed('an upload could not be kept on the disk', { cause });
  }
}
