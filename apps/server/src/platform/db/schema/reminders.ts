import { boolean, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { instant, id } from './columns.ts';
import { owner } from './owner.ts';
import { sessions } from './sessions.ts';

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
