import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder belongs to another process, or to this one already. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor(directory: string) {
    super(
      `The database folder ${directory} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the folder for this process. PGlite takes no lock, and two processes on one folder silently lose each other's
 * rows. An exclusive SQLite transaction is a lock that the kernel drops when the process dies, however it dies.
 */
export function lockFolder(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true });
  // PGlite makes files that everybody may write.
  chmodSync(directory, 0o700);
  const lock = new DatabaseSync(path.join(directory, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(directory) : error;
  }
  return { release: () => lock.close() };
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
