import type { Deps } from '../../../deps.ts';
import { renderLetter } from '../../../platform/mail/letter/render-letter.ts';
import { billingMail } from './mails.ts';
import { NoticeDetails } from './notices.ts';
import { findNotice } from '../store/notices.ts';

/** The job behind a notice. Who has left in the meantime is written to no more. */
export async function mailNotice(deps: Deps, { noticeId }: { noticeId: string }): Promise<void> {
  const notice = await findNotice(deps.db.system, noticeId);
  if (!notice) return;
  const details = NoticeDetails.parse(notice.details);
  await deps.mail.send({
    to: notice.email,
    userId: notice.userId,
    ...(await renderLetter(billingMail(notice.kind, details, `${deps.config.publicUrl}/profile`))),
  });
}
