import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, id } from './columns.ts';
import { owner } from './owner.ts';

export const chatUsage = pgTable(
  'chat_usage',
  {
    userId: owner(),
    usageDate: date('usage_date', { mode: 'string' }).notNull(),
    messages: integer('messages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.usageDate] })],
);

/** A question that is being answered counts until it is spent, given back, or its time is over. */
export const chatReservations = pgTable('chat_reservations', {
  id: id(),
  userId: owner(),
  usageDate: date('usage_date', { mode: 'string' }).notNull(),
  expiresAt: instant('expires_at').notNull(),
});
