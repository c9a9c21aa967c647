import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cannotKeep, CannotStart } from '../../cannot-start.ts';

/** The folder belongs to another process, or to this one already. */
export class FolderInUse extends CannotStart {
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
  const lock = openLock(directory);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(directory) : cannotKeep('the database', directory, error);
  }
  return { release: () => lock.close() };
}

function openLock(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true });
    // PGlite makes files that everybody may write.
    chmodSync(directory, 0o700);
    return new DatabaseSync(path.join(directory, 'lock.db'), { timeout: 0 });
  } catch (cause) {
    throw cannotKeep('the database', directory, cause);
  }
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
