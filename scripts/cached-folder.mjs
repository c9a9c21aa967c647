import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cacheRoot } from './checkout.mjs';
import { Refusal } from './refusal.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @typedef {(folder: string) => Promise<boolean>} Check */

/** @param {string} name */
const pathOf = (name) => join(cacheRoot(), name);

/**
 * @param {string} name
 * @param {Check} isUsable
 * @returns {Promise<string | undefined>}
 */
export async function findCachedFolder(name, isUsable) {
  return existsSync(pathOf(name)) && (await isUsable(pathOf(name))) ? pathOf(name) : undefined;
}

/**
 * Makes a folder to be kept. It is filled under another name and gets its own by a rename, so
 * what bears the name is whole; of two processes that fill it at once, the first one's stays and
 * the second one's is thrown away. What is put in must not know its own path.
 * @param {string} name
 * @param {Check} isUsable
 * @param {(folder: string) => Promise<void>} fill
 */
export async function fillCachedFolder(name, isUsable, fill) {
  const folder = pathOf(name);
  mkdirSync(cacheRoot(), { recursive: true });
  sweep(folder);
  const partial = mkdtempSync(`${folder}.partial-`);
  try {
    await fill(partial);
    if (!(await isUsable(partial))) {
      throw new Refusal(
        `The downloaded ${name} does not start here: install one of the system's own.`,
      );
    }
    await replace(folder, partial, isUsable);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}

/**
 * @param {string} folder
 * @param {string} partial
 * @param {Check} isUsable
 */
async function replace(folder, partial, isUsable) {
  if (existsSync(folder)) {
    if (await isUsable(folder)) return;
    const broken = mkdtempSync(`${folder}.partial-`);
    renameSync(folder, join(broken, 'broken'));
    rmSync(broken, { recursive: true, force: true });
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Another process was faster: its folder is as good.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Removes what broken-off attempts left. A day is longer than any attempt that is still alive.
 * @param {string} folder
 */
function sweep(folder) {
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    const isPartial = name.startsWith(`${basename(folder)}.partial-`);
    if (isPartial && Date.now() - statSync(path).mtimeMs > DAY_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}
