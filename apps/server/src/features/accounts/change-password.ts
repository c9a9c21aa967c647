import { PASSWORD_MIN_CHARS } from '@palm/contract/limits';
import type { Deps } from '../../deps.ts';
import { renderLetter } from '../../platform/mail/letter/render-letter.ts';
import type { Refuse } from '../../http/refusal.ts';
import type { Actor } from '../../platform/db/db.ts';
import { sendPasswordNotice } from './jobs.ts';
import { passwordNoticeMail } from './mails.ts';
import { provePassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { dropPasswordResets } from './store/password-resets.ts';
import { endOtherSessions } from './store/sessions.ts';
import { findUser, setPasswordHash } from './store/users.ts';

interface PasswordChange {
  readonly actor: Actor;
  readonly currentPassword: string;
  readonly password: string;
}

/** Whoever else knew the old password is signed out by this, and the owner is told in case it was not them. */
export async function changePassword(
  deps: Deps,
  { actor, currentPassword, password }: PasswordChange,
  refuse: Refuse<'wrong_password' | 'no_password' | 'weak_password'>,
): Promise<void> {
  if (password.length < PASSWORD_MIN_CHARS) refuse('weak_password');
  const { id: userId } = await provePassword(deps, { actor, password: currentPassword }, refuse);
  const passwordHash = await hashPassword(password);
  await deps.db.system.transaction(async (db) => {
    await setPasswordHash(db, userId, passwordHash);
    await endOtherSessions(db, userId, actor.sessionId);
    await dropPasswordResets(db, userId);
    await deps.jobs.enqueue(db, sendPasswordNotice, { userId });
  });
  await deps.changes.announce(userId);
}

export async function mailPasswordNotice(
  deps: Deps,
  { userId }: { userId: string },
): Promise<void> {
  const user = await findUser(deps.db.system, userId);
  if (!user) return;
  const link = `${deps.publicUrl}/auth`;
  await deps.mail.send({
    to: user.email,
    userId,
    ...(await renderLetter(passwordNoticeMail(link))),
  });
}
