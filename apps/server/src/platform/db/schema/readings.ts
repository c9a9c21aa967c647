import type { OraclePart } from '@palm/contract/oracle';
import type { Fact } from '@palm/oracle/fact';
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '../jsonb.ts';
import { instant } from './columns.ts';
import { owner } from './owner.ts';
import { historyPages } from './history.ts';

/** The pages of a day, and what was used of the Book, so that it rests. */
export const readingPages = pgTable(
  'reading_pages',
  {
    userId: owner(),
    /** Kind and type, as 'daily:love-forecast'. */
    reading: text('reading').notNull(),
    readingDate: date('reading_date', { mode: 'string' }).notNull(),
    turn: integer('turn').notNull(),
    /** Its words. Null for what is said of a partner, and once they are deleted. */
    pageId: uuid('page_id').references(() => historyPages.id, { onDelete: 'set null' }),
    used: jsonb('used').$type<readonly string[]>().notNull(),
    told: text('told').notNull(),
    shape: text('shape').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reading, table.readingDate, table.turn] }),
  ],
);

/** What a model wrote for everybody of a sign on a date. */
export const sharedReadings = pgTable(
  'shared_readings',
  {
    name: text('name').notNull(),
    readingDate: date('reading_date', { mode: 'string' }).notNull(),
    title: text('title'),
    parts: jsonb('parts').$type<OraclePart[]>().notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    isWhole: boolean('is_whole').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.readingDate] })],
);
