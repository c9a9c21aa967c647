import type { Deps } from '../../../deps.ts';
import { renderLetter } from '../../../platform/mail/letter/render-letter.ts';
import { addressNoticeMail } from '../mails.ts';
import { dropChange, findChanged } from '../store/address-changes.ts';

/** Tells the old address, which is then forgotten. */
export async function mailAddressNotice(
  deps: Deps,
  { changeId }: { changeId: string },
): Promise<void> {
  const change = await findChanged(deps.db.system, changeId);
  if (!change || change.oldEmail === null) return;
  const { oldEmail: to, userId } = change;
  await deps.mail.send({ to, userId, ...(await renderLetter(addressNoticeMail())) });
  await dropChange(deps.db.system, changeId);
}
