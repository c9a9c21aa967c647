import type { Deps } from '../../../deps.ts';
import { renderLetter } from '../../../platform/mail/letter/render-letter.ts';
import { passwordNoticeMail } from '../mails.ts';
import { findUser } from '../store/users.ts';

export async function mailPasswordNotice(
  deps: Deps,
  { userId }: { userId: string },
): Promise<void> {
  const user = await findUser(deps.db.system, userId);
  if (!user) return;
  const link = `${deps.config.publicUrl}/auth`;
  await deps.mail.send({
    to: user.email,
    userId,
    ...(await renderLetter(passwordNoticeMail(link))),
  });
}
