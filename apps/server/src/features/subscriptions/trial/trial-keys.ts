import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';
import { keepSecret } from '../../../platform/db/server-secret.ts';

const KEY_NAME = 'trial-key';

export interface TrialTaker {
  readonly userId: string;
  readonly email: string;
  readonly cardFingerprint: string | null;
}

/**
 * The keys that identify a person who has had a trial. Keyed hashes, so that an address cannot be found by guessing.
 */
export async function trialKeysOf(db: Db, taker: TrialTaker): Promise<Buffer[]> {
  const key = await keepSecret(db, KEY_NAME, () => randomBytes(32));
  const marks = [
    `account:${taker.userId}`,
    `address:${sameMailbox(taker.email)}`,
    ...(taker.cardFingerprint === null ? [] : [`card:${taker.cardFingerprint}`]),
  ];
  return marks.map((mark) => createHmac('sha256', key).update(mark).digest());
}

/** Where everything from a plus on reaches the same mailbox, by the provider's own documentation. */
const PLUS_IS_A_TAG = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
]);

/** One spelling for all spellings of a mailbox, where the provider is known to treat them as one. */
export function sameMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).toLowerCase();
  const given = email.slice(at + 1).toLowerCase();
  const domain = given === 'googlemail.com' ? 'gmail.com' : given;
  const untagged = PLUS_IS_A_TAG.has(domain) ? name.replace(/(?<=.)\+.*$/, '') : name;
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
