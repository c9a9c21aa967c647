import type { Deps } from '../../../deps.ts';
import { limitRate } from '../../../http/limits/limit-rate.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import { sendPasswordReset } from '../jobs.ts';
import { addressKey, addressRates } from '../rates.ts';
import { isEmail } from '../sign-up/sign-up.ts';
import { findUserByEmail } from '../store/users.ts';

/** Answers alike, and does alike, whether the address has an account or not. */
export async function requestPasswordReset(
  deps: Deps,
  email: string,
  refuse: Refuse<'invalid_email'>,
): Promise<void> {
  if (!isEmail(email)) refuse('invalid_email');
  await limitRate(deps, addressKey('password-reset', email), addressRates['password-reset']);
  const user = await findUserByEmail(deps.db.system, email);
  const userId = user?.emailConfirmedAt ? user.id : null;
  await deps.jobs.enqueue(deps.db.system, sendPasswordReset, { userId });
}
