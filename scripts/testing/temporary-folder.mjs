import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The databases and browser profiles of the tests under way take a tenth of it. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A folder for what lives for seconds, gone when the work is done. It lies in memory where there is room: each
 * test's database is a thousand files. Programs may not be started from there.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withTemporaryFolder(work) {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'palm-scratch-'));
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work(folder);
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
