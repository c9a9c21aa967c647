import { adminActionKinds } from '@palm/contract/admin';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, id } from './columns.ts';

/** What admins did, by ids only: it outlives the accounts. */
export const adminActions = pgTable('admin_actions', {
  id: id(),
  at: instant('at').notNull(),
  kind: text('deed', { enum: adminActionKinds }).notNull(),
  /** Null at the command line. */
  adminId: uuid('admin_id'),
  subjectId: uuid('subject_id'),
  details: text('details'),
});
