import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '../jsonb.ts';
import { instant, createdAt } from './columns.ts';
import { users } from './users.ts';

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
