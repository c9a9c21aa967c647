import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { jsonb } from '../jsonb.ts';
import { instant } from './columns.ts';
import { owner } from './owner.ts';

/** What is still to be done for an account whose rows are gone. */
export const deletions = pgTable('deletions', {
  /** No foreign key: the user row is already deleted. */
  userId: uuid('user_id').primaryKey(),
  email: text('email'),
  endings: jsonb('endings').$type<unknown[]>().notNull(),
  requestedAt: instant('requested_at').notNull(),
});

/** One for each person: a new one takes the place of the last. */
export const dataExports = pgTable('data_exports', {
  id: uuid('id').primaryKey(),
  userId: owner().unique(),
  requestedAt: instant('requested_at').notNull(),
  /** Null while it is being made. */
  readyAt: instant('ready_at'),
  expiresAt: instant('expires_at'),
  sizeBytes: integer('size_bytes'),
  ticketHash: bytea('ticket_hash').unique(),
  ticketExpiresAt: instant('ticket_expires_at'),
});
