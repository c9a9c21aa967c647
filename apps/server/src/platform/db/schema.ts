import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { jsonb } from './jsonb.ts';

/*
 * The tables as the code sees them. The migrations make them; a test holds the two together.
 * Rights, checks and indexes are said once, in the migrations.
 */

/** Milliseconds, so that a time survives the way to a JavaScript Date and back. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const id = () => uuid('id').primaryKey().defaultRandom();
const createdAt = () => instant('created_at').notNull().defaultNow();
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

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

export const googleAttempts = pgTable('google_attempts', {
  state: text('state').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  returnTo: text('return_to').notNull(),
  browserHash: bytea('browser_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const userRoles = pgTable(
  'user_roles',
  { userId: owner(), role: text('role', { enum: ['admin'] }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const profiles = pgTable('profiles', {
  id: id(),
  userId: owner().unique(),
  birthName: text('birth_name'),
  /** yyyy-MM-dd */
  birthDate: date('birth_date', { mode: 'string' }),
  /** HH:mm, civil time at the place of birth */
  birthTime: text('birth_time'),
  birthTimeUnknown: boolean('birth_time_unknown').notNull().default(false),
  birthLocation: text('birth_location'),
  birthCity: text('birth_city'),
  birthCountry: text('birth_country'),
  birthLatitude: doublePrecision('birth_latitude'),
  birthLongitude: doublePrecision('birth_longitude'),
  birthTimezone: text('birth_timezone'),
  /** Which of two readings of the clock was meant, in seconds east of UTC. */
  birthUtcOffset: integer('birth_utc_offset'),
  zodiacSign: text('zodiac_sign'),
  displayName: text('display_name'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const biometricAnalyses = pgTable('biometric_analyses', {
  id: id(),
  userId: owner(),
  analysisType: text('analysis_type', { enum: ['palm'] }).notNull(),
  /** An object with a text or a reading in it, or a bare string. */
  analysisResult: jsonb('analysis_result').notNull(),
  filePath: text('file_path').notNull(),
  createdAt: createdAt(),
});

export const emailPreferences = pgTable('email_preferences', {
  userId: owner().primaryKey(),
  dailyReadings: boolean('daily_readings').notNull().default(true),
  dailyHoroscope: boolean('daily_horoscope').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const appAnalytics = pgTable('app_analytics', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventType: text('event_type').notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The browser tab's own id, not a row of `sessions`. */
  sessionId: uuid('session_id').notNull(),
  pagePath: text('page_path'),
  userAgent: text('user_agent'),
  metadata: jsonb('metadata')
    .$type<Record<string, unknown>>()
    .notNull()
    .default(sql`'{}'::jsonb`),
  createdAt: createdAt(),
});

export const chatMessages = pgTable('chat_messages', {
  id: id(),
  userId: owner(),
  text: text('text').notNull(),
  isUser: boolean('is_user').notNull(),
  createdAt: createdAt(),
});

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
});

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
