import { boolean, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../jsonb.ts';
import { instant, id } from './columns.ts';
import { owner } from './owner.ts';

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
