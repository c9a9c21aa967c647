import { readFile } from 'node:fs/promises';
import { PASSWORD_MIN_CHARS } from '@palm/contract/limits';
import type { Refuse } from '../../../http/answers/refusal.ts';

const COMMON_PASSWORDS = new URL('../../../../data/common-passwords.txt', import.meta.url);

/** Loaded when a user first chooses a password, then kept in memory: 5,000 words. */
let loading: Promise<ReadonlySet<string>> | null = null;

function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load().catch((error: unknown) => {
    // A file that could not be read this time is tried again the next.
    loading = null;
    throw error;
  });
  return loading;
}

const load = async (): Promise<ReadonlySet<string>> =>
  new Set((await readFile(COMMON_PASSWORDS, 'utf8')).trimEnd().split('\n'));

/** Refuses a password that is too short, or so common that it is among the first to be tried. */
export async function checkNewPassword(
  password: string,
  refuse: Refuse<'weak_password' | 'common_password'>,
): Promise<void> {
  if (password.length < PASSWORD_MIN_CHARS) refuse('weak_password');
  if ((await commonPasswords()).has(password.toLowerCase())) refuse('common_password');
}
