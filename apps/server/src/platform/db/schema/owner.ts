import { uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
