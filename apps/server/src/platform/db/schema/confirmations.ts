import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { instant, id, createdAt } from './columns.ts';
import { owner } from './owner.ts';

/** Each attempt binds its own password: a second one cannot change what the first one's code confirms. */
export const signupAttempts = pgTable('signup_attempts', {
  id: id(),
  userId: owner(),
  passwordHash: text('password_hash').notNull(),
  /** Null until the mail is sent: a code exists in that mail and nowhere else. */
  codeHash: bytea('code_hash'),
  linkHash: bytea('link_hash').unique(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});

export const passwordResets = pgTable('password_resets', {
  id: id(),
  userId: owner(),
  tokenHash: bytea('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});

export const addressChanges = pgTable('address_changes', {
  id: id(),
  userId: owner(),
  newEmail: text('new_email').notNull(),
  /** Null until the mail is sent: a code exists in that mail and nowhere else. */
  codeHash: bytea('code_hash'),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Set with the change itself, until the old address has been told of it. */
  oldEmail: text('old_email'),
});
