import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { instant, createdAt } from './columns.ts';
import { owner } from './owner.ts';

/** Who a user is to the payment provider. */
export const billingCustomers = pgTable('billing_customers', {
  userId: owner().primaryKey(),
  provider: text('provider', { enum: ['local', 'stripe'] }).notNull(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: createdAt(),
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
