/*
 * The tables as the code sees them. The migrations make them; a test holds the two together.
 * Rights, checks and indexes are said once, in the migrations.
 */
export * from './schema/users.ts';
export * from './schema/roles.ts';
export * from './schema/sessions.ts';
export * from './schema/confirmations.ts';
export * from './schema/profiles.ts';
export * from './schema/people.ts';
export * from './schema/palms.ts';
export * from './schema/daily-mail.ts';
export * from './schema/outbox.ts';
export * from './schema/analytics.ts';
export * from './schema/admin.ts';
export * from './schema/chat.ts';
export * from './schema/chat-usage.ts';
export * from './schema/history.ts';
export * from './schema/readings.ts';
export * from './schema/model-calls.ts';
export * from './schema/server.ts';
export * from './schema/subscriptions.ts';
export * from './schema/billing-notices.ts';
export * from './schema/checkouts.ts';
export * from './schema/local-billing.ts';
export * from './schema/data-rights.ts';
export * from './schema/reminders.ts';
