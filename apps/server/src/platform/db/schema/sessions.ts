import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { instant, id, createdAt } from './columns.ts';
import { owner } from './owner.ts';

/** A session that ended is a row that is gone. */
export const sessions = pgTable('sessions', {
  id: id(),
  userId: owner(),
  secretHash: bytea('secret_hash').notNull().unique(),
  userAgent: text('user_agent').notNull().default(''),
  createdAt: createdAt(),
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
});

export const googleAttempts = pgTable('google_attempts', {
  state: text('state').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  returnTo: text('return_to').notNull(),
  browserHash: bytea('browser_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
