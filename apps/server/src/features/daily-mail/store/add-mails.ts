import type { Db } from '../../../platform/db/db.ts';
import { dailyMails } from '../../../platform/db/schema.ts';

export interface NewMail {
  readonly userId: string;
  readonly mailDate: string;
  readonly zone: string;
}

/** Notes mails that are due, and answers those that were not noted before. */
export async function addMails(
  db: Db,
  mails: readonly NewMail[],
  createdAt: Date,
): Promise<{ userId: string; date: string }[]> {
  if (mails.length === 0) return [];
  return db
    .insert(dailyMails)
    .values(mails.map((mail) => ({ ...mail, createdAt })))
    .onConflictDoNothing({ target: [dailyMails.userId, dailyMails.mailDate] })
    .returning({ userId: dailyMails.userId, date: dailyMails.mailDate });
}
