import { adminDeeds } from '@palm/contract/admin';
import type { OraclePart, OracleSource, Receipt } from '@palm/contract/oracle';
import type { ChatState } from '@palm/oracle/chat-state';
import type { Fact } from '@palm/oracle/fact';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
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

/** Every palm that was read counts, whatever becomes of its reading. */
export const palmScans = pgTable('palm_scans', {
  id: id(),
  userId: owner(),
  /** As it was shown, until it is saved or a day has passed. */
  shown: jsonb('shown').$type<ShownPalm>(),
  createdAt: instant('created_at').notNull(),
});

/** A palm reading as its owner saw it. */
export interface ShownPalm {
  readonly text: string;
  readonly [more: string]: unknown;
}

export const biometricAnalyses = pgTable('biometric_analyses', {
  id: id(),
  userId: owner(),
  analysisType: text('analysis_type', { enum: ['palm'] }).notNull(),
  /** An object with a text or a reading in it, or a bare string. */
  analysisResult: jsonb('analysis_result').notNull(),
  filePath: text('file_path').notNull(),
  scanId: uuid('scan_id')
    .unique()
    .references(() => palmScans.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

export const emailPreferences = pgTable('email_preferences', {
  userId: owner().primaryKey(),
  dailyReadings: boolean('daily_readings').notNull().default(true),
  dailyHoroscope: boolean('daily_horoscope').notNull().default(true),
  /** By the clocks of the user's own zone. */
  mailHour: smallint('mail_hour').notNull().default(7),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** When to send a user the next mail. */
export const mailSchedule = pgTable('mail_schedule', {
  userId: owner().primaryKey(),
  /** Where the user's browser last was. */
  seenZone: text('seen_zone'),
  /** Null while there is nothing to send. */
  dueAt: instant('due_at'),
});

/** One for each person and date of their own calendar. */
export const dailyMails = pgTable('daily_mails', {
  id: id(),
  userId: owner(),
  mailDate: date('mail_date', { mode: 'string' }).notNull(),
  zone: text('zone').notNull(),
  /** As it was written; null before, and again once it has left. */
  letter: jsonb('letter'),
  /** How often its handing over was begun. */
  tries: smallint('tries').notNull().default(0),
  outcome: text('outcome', { enum: ['sent', 'refused', 'dropped'] }),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
});

/** Addresses that get no daily mail any more. */
export const mailStops = pgTable(
  'mail_stops',
  {
    userId: owner(),
    email: text('email').notNull(),
    reason: text('reason', { enum: ['bounced', 'complained'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);

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

/** A finished day of events, UTC. */
export const analyticsDays = pgTable('analytics_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  pageViews: integer('page_views').notNull(),
  visitors: integer('visitors').notNull(),
  signups: integer('signups').notNull(),
  profilesCompleted: integer('profiles_completed').notNull(),
  readings: integer('readings').notNull(),
  subscriptions: integer('subscriptions').notNull(),
});

export const analyticsDayReadings = pgTable(
  'analytics_day_readings',
  {
    day: date('day', { mode: 'string' })
      .notNull()
      .references(() => analyticsDays.day, { onDelete: 'cascade' }),
    readingType: text('reading_type').notNull(),
    readings: integer('readings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.readingType] })],
);

/** When each visit was last seen, and when it last did more than look. */
export const analyticsVisits = pgTable('analytics_visits', {
  sessionId: uuid('session_id').primaryKey(),
  lastSeenAt: instant('last_seen_at').notNull(),
  lastActedAt: instant('last_acted_at'),
});

/** How many visits were last seen, and last acted, on a day of UTC. Triggers on the visits write it. */
export const analyticsVisitDays = pgTable('analytics_visit_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  seen: integer('seen').notNull(),
  acted: integer('acted').notNull(),
});

/** What admins did, by ids only: it outlives the accounts. */
export const adminActions = pgTable('admin_actions', {
  id: id(),
  at: instant('at').notNull(),
  deed: text('deed', { enum: adminDeeds }).notNull(),
  /** Null at the command line. */
  adminId: uuid('admin_id'),
  subjectId: uuid('subject_id'),
  details: text('details'),
});

export const chatMessages = pgTable('chat_messages', {
  id: id(),
  userId: owner(),
  text: text('text').notNull(),
  isUser: boolean('is_user').notNull(),
  /** A fixed answer to a user who may be in need. */
  isCare: boolean('is_care').notNull().default(false),
  /** What an answer was made of and rests on. */
  parts: jsonb('parts').$type<OraclePart[]>(),
  receipts: jsonb('receipts').$type<Receipt[]>(),
  createdAt: createdAt(),
  /** By its owner, with the whole day. */
  keptAt: instant('kept_at'),
});

/** What the chat keeps in mind between two messages. */
export const chatStates = pgTable('chat_states', {
  userId: owner().primaryKey(),
  state: jsonb('state').$type<ChatState>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A page as it was shown, on every screen and in the mail. */
export interface ShownPage {
  readonly title: string | null;
  readonly parts: OraclePart[];
  readonly receipts: Receipt[];
  readonly source: OracleSource;
}

/** Every page that was shown, until its time is over or its owner deletes it. */
export const historyPages = pgTable('history_pages', {
  /** Made from owner, reading, day and words. */
  id: uuid('id').primaryKey(),
  userId: owner(),
  /** Kind, type and signs, as 'daily:love-forecast' or 'partner:leo'. */
  reading: text('reading').notNull(),
  pageDate: date('page_date', { mode: 'string' }).notNull(),
  page: jsonb('page').$type<ShownPage>().notNull(),
  /** Written by its owner. */
  note: text('note').notNull().default(''),
  /** Null until it was opened or mailed. */
  openedAt: instant('opened_at'),
  keptAt: instant('kept_at'),
  createdAt: instant('created_at').notNull(),
  /** Whom it is about, while they are kept. */
  personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
});

/** Public links to one paragraph of a page, one for each page. */
export const sharedPages = pgTable('shared_pages', {
  id: id(),
  userId: owner(),
  pageId: uuid('page_id')
    .notNull()
    .unique()
    .references(() => historyPages.id, { onDelete: 'cascade' }),
  secretHash: bytea('secret_hash').notNull().unique(),
  /** Counted from 0. */
  paragraph: smallint('paragraph').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The pages of a day, and what was used of the Book, so that it rests. */
export const readingPages = pgTable(
  'reading_pages',
  {
    userId: owner(),
    /** Kind and type, as 'daily:love-forecast'. */
    reading: text('reading').notNull(),
    readingDate: date('reading_date', { mode: 'string' }).notNull(),
    turn: integer('turn').notNull(),
    /** Its words. Null for what is said of a partner, and once they are deleted. */
    pageId: uuid('page_id').references(() => historyPages.id, { onDelete: 'set null' }),
    used: jsonb('used').$type<readonly string[]>().notNull(),
    told: text('told').notNull(),
    shape: text('shape').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reading, table.readingDate, table.turn] }),
  ],
);

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

/** One row for each time a language model was asked, whatever came of it. */
export const modelCalls = pgTable('model_calls', {
  id: id(),
  createdAt: instant('created_at').notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  kind: text('kind').notNull(),
  model: text('model').notNull(),
  promptVersion: integer('prompt_version').notNull(),
  inputTokens: integer('input_tokens').notNull(),
  outputTokens: integer('output_tokens').notNull(),
  /** Millionths of a dollar. */
  costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
  latencyMs: integer('latency_ms').notNull(),
  firstTokenMs: integer('first_token_ms'),
  outcome: text('outcome').notNull(),
});

/** What a model wrote for everybody of a sign on a date. */
export const sharedReadings = pgTable(
  'shared_readings',
  {
    name: text('name').notNull(),
    readingDate: date('reading_date', { mode: 'string' }).notNull(),
    title: text('title'),
    parts: jsonb('parts').$type<OraclePart[]>().notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    isWhole: boolean('is_whole').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.readingDate] })],
);

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

/** Who a user is to the payment provider. */
export const billingCustomers = pgTable('billing_customers', {
  userId: owner().primaryKey(),
  provider: text('provider', { enum: ['local', 'stripe'] }).notNull(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: createdAt(),
});

/** One is open at a time; a completed one is the record of what was accepted. */
export const checkouts = pgTable('checkouts', {
  id: id(),
  userId: owner(),
  providerCheckoutId: text('provider_checkout_id').unique(),
  url: text('url'),
  status: text('status', { enum: ['open', 'completed', 'expired'] }).notNull(),
  offersTrial: boolean('offers_trial').notNull(),
  /** Word for word what the person was asked to accept. */
  shown: text('shown').notNull(),
  termsVersion: text('terms_version').notNull(),
  subscriptionId: text('subscription_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
});

/** The newest state fetched from the provider, under the provider's own id. */
export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  userId: owner(),
  status: text('status', { enum: ['trialing', 'active', 'past_due', 'ended'] }).notNull(),
  trialEndsAt: instant('trial_ends_at'),
  /** Its trial was accepted when the card became known; later cards do not end it. */
  trialAccepted: boolean('trial_accepted').notNull().default(false),
  periodEndsAt: instant('period_ends_at').notNull(),
  cancelledAt: instant('cancelled_at'),
  /** Null unless it was cancelled. */
  accessEndsAt: instant('access_ends_at'),
  pastDueSince: instant('past_due_since'),
  startedAt: instant('started_at').notNull(),
  ticket: bigint('ticket', { mode: 'number' }).notNull(),
  fetchedAt: instant('fetched_at').notNull(),
});

/** Keyed hashes of accounts, addresses and cards that have had a trial. They outlive the account. */
export const trialsTaken = pgTable('trials_taken', {
  keyHash: bytea('key_hash').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  takenAt: instant('taken_at').notNull(),
});

/** Reports of the provider that were taken in. */
export const billingEvents = pgTable('billing_events', {
  id: text('id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
});

/** What a customer has been told, or is about to be. */
export const billingNotices = pgTable('billing_notices', {
  id: id(),
  userId: owner(),
  subscriptionId: text('subscription_id').notNull(),
  kind: text('kind', {
    enum: [
      'trial_started',
      'trial_ending',
      'charged',
      'payment_failed',
      'cancelled',
      'trial_refused',
    ],
  }).notNull(),
  /** What tells two of a kind apart: a charge, a date. */
  about: text('about').notNull(),
  details: jsonb('details').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const localCheckouts = pgTable('local_checkouts', {
  id: text('id').primaryKey(),
  userId: owner(),
  token: text('token').notNull().unique(),
  orderId: uuid('order_id').notNull(),
  offersTrial: boolean('offers_trial').notNull(),
  shown: text('shown').notNull(),
  successPath: text('success_path').notNull(),
  cancelPath: text('cancel_path').notNull(),
  subscriptionId: text('subscription_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const localSubscriptions = pgTable('local_subscriptions', {
  id: text('id').primaryKey(),
  userId: owner(),
  orderId: uuid('order_id').notNull(),
  trialEndsAt: instant('trial_ends_at'),
  anchorAt: instant('anchor_at').notNull(),
  monthsCharged: integer('months_charged').notNull(),
  periodEndsAt: instant('period_ends_at').notNull(),
  cancelledAt: instant('cancelled_at'),
  endedAt: instant('ended_at'),
  paymentFails: boolean('payment_fails').notNull().default(false),
  pastDueSince: instant('past_due_since'),
  lastChargedAt: instant('last_charged_at'),
  createdAt: instant('created_at').notNull(),
});

export const localPortals = pgTable('local_portals', {
  token: text('token').primaryKey(),
  userId: owner(),
  returnPath: text('return_path').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

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

/** Every photo that lies in storage. */
export const palmPhotos = pgTable('palm_photos', {
  id: id(),
  userId: owner(),
  filePath: text('file_path').notNull().unique(),
  /** By the owner's own choice. */
  isKept: boolean('is_kept').notNull().default(false),
  createdAt: instant('created_at').notNull(),
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

/** People whose charts a user compares with their own. */
export const people = pgTable('people', {
  id: id(),
  userId: owner(),
  name: text('name').notNull(),
  birthDate: date('birth_date').notNull(),
  /** HH:mm; null where it is not known. */
  birthTime: text('birth_time'),
  birthCity: text('birth_city').notNull().default(''),
  birthCountry: text('birth_country').notNull().default(''),
  birthTimezone: text('birth_timezone'),
  birthLatitude: doublePrecision('birth_latitude'),
  birthLongitude: doublePrecision('birth_longitude'),
  birthUtcOffset: integer('birth_utc_offset'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The private link by which calendar apps read a user's dates: one for each user. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: owner().primaryKey(),
  secretHash: bytea('secret_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** Browsers that get reminders. Signing out ends them with the session. */
export const pushDevices = pgTable('push_devices', {
  id: id(),
  userId: owner(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  wantsToday: boolean('wants_today').notNull(),
  wantsDates: boolean('wants_dates').notNull(),
  quietFrom: smallint('quiet_from').notNull(),
  quietTo: smallint('quiet_to').notNull(),
  zone: text('zone').notNull(),
  /** When the quiet hours end next. */
  dueAt: instant('due_at').notNull(),
  /** The last day for which each kind was sent. */
  todaySent: date('today_sent'),
  datesSent: date('dates_sent'),
  createdAt: instant('created_at').notNull(),
});
