import type { Session } from '@palm/contract/entities';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { limitRate } from '../../http/limits/limit-rate.ts';
import type { Refuse } from '../../http/answers/refusal.ts';
import { verifyPassword } from './passwords/password.ts';
import { addressKey, addressRates } from './rates.ts';
import { openSession } from './session.ts';
import { beginAttempt } from './sign-up/sign-up.ts';
import { latestPasswordHash } from './store/signup-attempts.ts';
import { findUserByEmail, type UserRow } from './store/users.ts';

/**
 * An unknown address, a Google-only account and a wrong password give one answer after one hash.
 * Only who knows the password learns that the account is still to be confirmed, and gets a new mail for it.
 */
export async function signIn(
  deps: Deps,
  caller: Caller,
  { email, password }: { email: string; password: string },
  refuse: Refuse<'invalid_credentials' | 'email_not_confirmed'>,
): Promise<Session> {
  await limitRate(deps, addressKey('sign-in', email), addressRates['sign-in']);
  const user = await findUserByEmail(deps.db.system, email);
  const hash = user && (await passwordHashOf(deps, user));
  const isRight = await verifyPassword(hash, password);
  if (!user || !hash || !isRight) return refuse('invalid_credentials');
  if (user.emailConfirmedAt === null) {
    await remindToConfirm(deps, user, hash);
    return refuse('email_not_confirmed');
  }
  return deps.db.system.transaction((db) => openSession(deps, db, caller, user));
}

const passwordHashOf = async (deps: Deps, user: UserRow): Promise<string | null> =>
  user.emailConfirmedAt === null ? latestPasswordHash(deps.db.system, user.id) : user.passwordHash;

async function remindToConfirm(deps: Deps, user: UserRow, passwordHash: string): Promise<void> {
  await limitRate(deps, addressKey('sign-up', user.email), addressRates['sign-up']);
  await deps.db.system.transaction((db) =>
    beginAttempt(deps, db, { userId: user.id, passwordHash }),
  );
}
