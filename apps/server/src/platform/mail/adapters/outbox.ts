import type { Database } from '../../db/db.ts';
import { outboxMails } from '../../db/schema.ts';
import { checkedMailer } from '../checked-mailer.ts';
import type { Mailer } from '../mail.ts';

/** Keeps every mail in the database instead of sending it. */
export const createOutboxMailer = (db: Database): Mailer =>
  checkedMailer({
    send: async ({ to, subject, text, html, headers = {}, userId = null, id: mailId = null }) => {
      const mail = { recipient: to, subject, text, html, headers, userId, mailId };
      await db.system
        .insert(outboxMails)
        .values(mail)
        .onConflictDoNothing({ target: outboxMails.mailId });
    },
  });
