import type { Deps } from '../../deps.ts';
import { renderLetter } from '../../platform/mail/letter/render-letter.ts';
import { MailRefused } from '../../platform/mail/mail.ts';
import { hashToken } from '../accounts/secrets.ts';
import { farewellMail } from './mails.ts';
import type { Deletion } from './store/deletions.ts';

/** Sent where the account had a confirmed address. A refused mail must not block the deletion. */
export async function mailFarewell(
  deps: Deps,
  { userId, email }: Deletion,
  { isBillingLeft }: { isBillingLeft: boolean },
): Promise<void> {
  if (email === null) return;
  // Two rounds may meet here. The id makes their mails one, and is not the one that is to be forgotten.
  const id = `farewell-${hashToken(userId).toString('hex', 0, 16)}`;
  try {
    const letter = await renderLetter(farewellMail({ isBillingLeft }));
    await deps.mail.send({ id, to: email, ...letter });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    deps.log.warn({ err: error }, 'a farewell was refused');
  }
}
