import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outboxMails } from '../db/schema.ts';

export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Record<string, string>;
  readonly sentAt: Date;
}

/** What the embedded adapter took, newest first. */
export const readOutbox = (
  db: Db,
  { to, limit }: { to?: string; limit: number },
): Promise<OutboxMail[]> =>
  db
    .select({
      to: outboxMails.recipient,
      subject: outboxMails.subject,
      text: outboxMails.text,
      html: outboxMails.html,
      headers: outboxMails.headers,
      sentAt: outboxMails.sentAt,
    })
    .from(outboxMails)
    .where(to === undefined ? undefined : eq(outboxMails.recipient, to))
    .orderBy(desc(outboxMails.sentAt))
    .limit(limit);
