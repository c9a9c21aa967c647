import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hours } from '@palm/contract/durations';
import { hasCode } from './has-code.ts';

/** No bucket begins with a dot. */
export const HALF_WRITTEN = '.half-written';
const ABANDONED_AFTER_MS = hours(1);

/** What a crash left; another process may be writing the young ones right now. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = await ageOf(path);
    if (age !== null && age > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/** Null when it is gone: another process has finished it, or swept it away. */
async function ageOf(path: string): Promise<number | null> {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
