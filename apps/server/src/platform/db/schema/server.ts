import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { instant, createdAt } from './columns.ts';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowStart: instant('window_start').notNull(),
  hits: integer('hits').notNull(),
});

/** Keys that the server makes for itself, once. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
  createdAt: createdAt(),
});
