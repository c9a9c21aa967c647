import { CONFIRMATION_LIFETIME_MS } from '@palm/contract/limits';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { limitRate } from '../../../http/limits/limit-rate.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sendConfirmation } from '../jobs.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password.ts';
import { addressKey, addressRates } from '../rates.ts';
import { addAttempt } from '../store/signup-attempts.ts';
import { claimAddress } from '../store/users.ts';

/** Creates an account that its owner has yet to confirm. The mail with code and link leaves once this commits. */
export async function signUp(
  deps: Deps,
  { email, password }: { email: string; password: string },
  refuse: Refuse<'already_registered' | 'invalid_email' | 'weak_password' | 'common_password'>,
): Promise<void> {
  if (!isEmail(email)) refuse('invalid_email');
  await checkNewPassword(password, refuse);
  await limitRate(deps, addressKey('sign-up', email), addressRates['sign-up']);
  const passwordHash = await hashPassword(password);
  await deps.db.system.transaction(async (db) => {
    const user = await claimAddress(db, email, deps.clock.now());
    if (user.emailConfirmedAt !== null) refuse('already_registered');
    await beginAttempt(deps, db, { userId: user.id, passwordHash });
  });
}

/** A new code and link for an account that is not confirmed yet. Earlier ones stay good until they expire. */
export async function beginAttempt(
  deps: Deps,
  db: Db,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_LIFETIME_MS);
  const attemptId = await addAttempt(db, { userId, passwordHash, createdAt, expiresAt });
  await deps.jobs.enqueue(db, sendConfirmation, { attemptId });
}

export const isEmail = (text: string): boolean => z.email().safeParse(text).success;
