import { spawn } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { unpackedBinaries } from './postgres-binaries.mjs';

/** @typedef {import('./place-for-cluster.mjs').Place} Place */
/** @typedef {import('./unprivileged-account.mjs').Account} Account */
/** @typedef {import('./postgres-binaries.mjs').PostgresBinaries} PostgresBinaries */

/**
 * Root's cache is closed to the account that the server runs as: it then gets a copy of its own.
 * @param {PostgresBinaries} binaries
 * @param {Account} account
 * @param {Place} place
 */
export async function reachable(binaries, account, place) {
  const { unpackedIn } = binaries;
  if (!unpackedIn || (await succeeds('test', ['-x', join(binaries.bin, 'initdb')], account))) {
    return binaries;
  }
  const copy = join(place.folder, 'programs');
  cpSync(unpackedIn, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return unpackedBinaries(copy);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<boolean>}
 */
export const succeeds = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, cwd: '/', stdio: ['ignore', 'ignore', 2] });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
