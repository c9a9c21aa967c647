import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { owner } from './owner.ts';

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
