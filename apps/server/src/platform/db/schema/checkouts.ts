import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, id } from './columns.ts';
import { owner } from './owner.ts';

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
