import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ folder: string, data: string, passwordFile: string, password: string }} Place */
/** @typedef {import('./unprivileged-account.mjs').Account} Account */

/**
 * @param {Account} account
 * @returns {Place}
 */
export function makePlace(account) {
  const folder = mkdtempSync(join(tmpdir(), 'palm-postgres-'));
  const passwordFile = join(folder, 'password');
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(folder, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  chmodSync(folder, 0o700);
  return { folder, data: join(folder, 'data'), passwordFile, password };
}
