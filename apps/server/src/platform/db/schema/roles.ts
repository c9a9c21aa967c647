import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owner } from './owner.ts';

export const userRoles = pgTable(
  'user_roles',
  { userId: owner(), role: text('role', { enum: ['admin'] }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);
