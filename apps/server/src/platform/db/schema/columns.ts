import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Milliseconds, so that a time survives the way to a JavaScript Date and back. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () => instant('created_at').notNull().defaultNow();
