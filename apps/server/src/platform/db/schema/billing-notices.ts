import { pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../jsonb.ts';
import { instant, id } from './columns.ts';
import { owner } from './owner.ts';

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
