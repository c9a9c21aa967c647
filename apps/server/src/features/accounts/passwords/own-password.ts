import { minutes } from '@palm/contract/durations';
import type { Deps } from '../../../deps.ts';
import { limitRate, type RateRule } from '../../../http/limits/limit-rate.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { Actor } from '../../../platform/db/db.ts';
import { verifyPassword } from './password.ts';
import { findUser, type UserRow } from '../store/users.ts';

/** Guessing a password at an unlocked screen is limited as strictly as at sign-in. */
const RATE: RateRule = { max: 20, perMs: minutes(15) };

/** The account of a living session whose current password was just given. */
export async function provePassword(
  deps: Deps,
  { actor, password }: { actor: Actor; password: string },
  refuse: Refuse<'wrong_password' | 'no_password'>,
): Promise<UserRow & { passwordHash: string }> {
  await deps.db.checkSession(actor);
  await limitRate(deps, `password:${actor.userId}`, RATE);
  const user = await findUser(deps.db.system, actor.userId);
  if (!user) return refuse('signed_out');
  const { passwordHash } = user;
  if (passwordHash === null) return refuse('no_password');
  if (!(await verifyPassword(passwordHash, password))) return refuse('wrong_password');
  return { ...user, passwordHash };
}
