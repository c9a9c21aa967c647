import { CONFIRMATION_LIFETIME_MS } from '@palm/contract/limits';
import type { Deps } from '../../../deps.ts';
import { renderLetter } from '../../../platform/mail/letter/render-letter.ts';
import { addressCodeMail } from '../mails.ts';
import { hashCode, newCode } from '../secrets.ts';
import { armChange } from '../store/address-changes.ts';

/** The job behind it. The code is made here, so that it exists in the mail and nowhere else. */
export async function mailAddressCode(
  deps: Deps,
  { changeId }: { changeId: string },
): Promise<void> {
  const code = newCode();
  const armed = await armChange(deps.db.system, changeId, {
    codeHash: hashCode(changeId, code),
    expiresAt: new Date(deps.clock.now().getTime() + CONFIRMATION_LIFETIME_MS),
  });
  if (!armed) return;
  await deps.mail.send({
    to: armed.newEmail,
    userId: armed.userId,
    ...(await renderLetter(addressCodeMail(code))),
  });
}
