import { days } from '@palm/contract/durations';
import { and, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  googleAttempts,
  passwordResets,
  sessions,
  signupAttempts,
  users,
} from '../../platform/db/schema.ts';
import { dropChangesBefore } from './store/address-changes.ts';

/** Who has not confirmed by then will not, and the address was never shown to be theirs. */
const UNCONFIRMED_KEPT_MS = days(30);
/** An expired attempt still knows the password by which its owner can ask for a new code. */
const ATTEMPT_KEPT_MS = days(7);

/** A notice to the old address may still be waiting for its mail server. */
const CHANGE_KEPT_MS = days(2);

/** Forgets what is of no more use to anybody. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(googleAttempts).where(lt(googleAttempts.expiresAt, now));
  await db.delete(signupAttempts).where(lt(signupAttempts.expiresAt, before(ATTEMPT_KEPT_MS)));
  await dropChangesBefore(db, before(CHANGE_KEPT_MS));
  await db
    .delete(users)
    .where(and(isNull(users.emailConfirmedAt), lt(users.createdAt, before(UNCONFIRMED_KEPT_MS))));
}
