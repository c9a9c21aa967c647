import { readFileSync } from 'node:fs';
import { Refusal } from '../refusal.mjs';

/** @typedef {{ uid?: number, gid?: number }} Account */

/**
 * Who PostgreSQL may run as: it refuses root. Empty means "as ourselves".
 * @returns {Account}
 */
export function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Refusal(
    'PostgreSQL refuses to run as root, and there is neither an account "postgres" nor "nobody" here. ' +
      'Run this as an ordinary user, or set TEST_DATABASE_URL to a scratch database.',
  );
}
