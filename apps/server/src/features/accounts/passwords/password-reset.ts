import { PASSWORD_RESET_LIFETIME_MS } from '@palm/contract/limits';
import type { Deps } from '../../../deps.ts';
import { limitRate } from '../../../http/limits/limit-rate.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import { renderLetter } from '../../../platform/mail/letter/render-letter.ts';
import { sendPasswordNotice, sendPasswordReset } from '../jobs.ts';
import { passwordResetMail } from '../mails.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { addressKey, addressRates } from '../rates.ts';
import { hashToken, newToken } from '../secrets.ts';
import { isEmail } from '../sign-up/sign-up.ts';
import { addPasswordReset, spendPasswordReset } from '../store/password-resets.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { findUser, findUserByEmail, setPasswordHash } from '../store/users.ts';

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

/** The job behind it. The token is made here, so that it exists in the mail and nowhere else. */
export async function mailPasswordReset(
  deps: Deps,
  { userId }: { userId: string | null },
): Promise<void> {
  const user = userId === null ? null : await findUser(deps.db.system, userId);
  if (!user) return;
  const token = newToken();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + PASSWORD_RESET_LIFETIME_MS);
  await addPasswordReset(deps.db.system, {
    userId: user.id,
    tokenHash: hashToken(token),
    expiresAt,
    createdAt,
  });
  await deps.mail.send({
    to: user.email,
    userId: user.id,
    ...(await renderLetter(passwordResetMail(`${deps.publicUrl}/auth?reset=${token}`))),
  });
}

export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  refuse: Refuse<'link_invalid' | 'weak_password' | 'common_password'>,
): Promise<void> {
  await checkNewPassword(password, refuse);
  const passwordHash = await hashPassword(password);
  const owner = await deps.db.system.transaction(async (db) => {
    const userId = await spendPasswordReset(db, hashToken(token), deps.clock.now());
    if (userId === null) return refuse('link_invalid');
    await setPasswordHash(db, userId, passwordHash);
    await endSessionsOf(db, userId);
    await deps.jobs.enqueue(db, sendPasswordNotice, { userId });
    return userId;
  });
  await deps.changes.announce(owner);
}
