import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, id, createdAt } from './columns.ts';

export const users = pgTable('users', {
  id: id(),
  /** Trimmed and lower-cased: the database refuses anything else. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: instant('email_confirmed_at'),
  googleSubject: text('google_subject').unique(),
  termsAcceptedAt: instant('terms_accepted_at').notNull(),
  termsVersion: text('terms_version').notNull(),
  createdAt: createdAt(),
  lastSignInAt: instant('last_sign_in_at'),
});
