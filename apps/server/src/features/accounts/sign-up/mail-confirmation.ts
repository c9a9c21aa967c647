import { CONFIRMATION_LIFETIME_MS } from '@palm/contract/limits';
import type { Deps } from '../../../deps.ts';
import { renderLetter } from '../../../platform/mail/letter/render-letter.ts';
import { confirmationMail } from '../mails.ts';
import { hashCode, hashToken, newCode, newToken } from '../secrets.ts';
import { armAttempt } from '../store/signup-attempts.ts';

/**
 * The job behind a sign-up. Code and link are made here, so that they exist in the mail and nowhere else;
 * a retry after a failed delivery simply makes new ones.
 */
export async function mailConfirmation(
  deps: Deps,
  { attemptId }: { attemptId: string },
): Promise<void> {
  const code = newCode();
  const token = newToken();
  const armed = await armAttempt(deps.db.system, attemptId, {
    codeHash: hashCode(attemptId, code),
    linkHash: hashToken(token),
    expiresAt: new Date(deps.clock.now().getTime() + CONFIRMATION_LIFETIME_MS),
  });
  if (!armed) return;
  await deps.mail.send({
    to: armed.email,
    userId: armed.userId,
    ...(await renderLetter(
      confirmationMail({ code, link: `${deps.config.publicUrl}/auth?link=${token}` }),
    )),
  });
}
