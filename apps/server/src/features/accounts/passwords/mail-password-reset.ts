import { PASSWORD_RESET_LIFETIME_MS } from '@palm/contract/limits';
import type { Deps } from '../../../deps.ts';
import { renderLetter } from '../../../platform/mail/letter/render-letter.ts';
import { passwordResetMail } from '../mails.ts';
import { hashToken, newToken } from '../secrets.ts';
import { addPasswordReset } from '../store/password-resets.ts';
import { findUser } from '../store/users.ts';

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
    ...(await renderLetter(passwordResetMail(`${deps.config.publicUrl}/auth?reset=${token}`))),
  });
}
