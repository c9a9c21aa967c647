import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inCheckout } from './checkout.mjs';

/**
 * Lets one process of this checkout do the named work while the others wait, so that `npm start`
 * in one terminal and `npm test` in another do not install or build over each other.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, work) {
  mkdirSync(inCheckout('.cache'), { recursive: true });
  const lock = inCheckout('.cache', `${name}.lock`);
  while (!take(lock)) {
    if (!isHeld(lock)) clear(lock);
    else await sleep(200);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * A link appears with its content or not at all, so a lock is never read without its owner.
 * @param {string} lock
 */
function take(lock) {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(mine);
  }
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Our own number on a lock that we do not hold is left from an earlier container.
    return owner !== process.pid && process.kill(owner, 0);
  } catch (error) {
    // EPERM: the process of another account, so it runs.
    return hasCode(error, 'EPERM');
  }
}

/**
 * Moved before it is removed: of two processes that found the same dead owner, one succeeds.
 * @param {string} lock
 */
function clear(lock) {
  const away = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, away);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  rmSync(away, { force: true });
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
