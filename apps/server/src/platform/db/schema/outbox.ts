import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '../jsonb.ts';
import { instant, id } from './columns.ts';
import { users } from './users.ts';

/** What the embedded mail adapter took. */
export const outboxMails = pgTable('outbox_mails', {
  id: id(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  headers: jsonb('headers')
    .$type<Record<string, string>>()
    .notNull()
    .default(sql`'{}'::jsonb`),
  sentAt: instant('sent_at').notNull().defaultNow(),
  /** The same one is kept once, however often it is handed over. */
  mailId: text('mail_id').unique(),
});
