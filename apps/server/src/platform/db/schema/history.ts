import type { OraclePart, OracleSource, Receipt } from '@palm/contract/oracle';
import { boolean, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';
import { jsonb } from '../jsonb.ts';
import { instant, id } from './columns.ts';
import { owner } from './owner.ts';
import { biometricAnalyses } from './palms.ts';
import { people } from './people.ts';

/** A page as it was shown, on every screen and in the mail. */
export interface ShownPage {
  readonly title: string | null;
  readonly parts: OraclePart[];
  readonly receipts: Receipt[];
  readonly source: OracleSource;
}

/** Every page that was shown, until its time is over or its owner deletes it. */
export const historyPages = pgTable('history_pages', {
  /** Made from owner, reading, day and words. */
  id: uuid('id').primaryKey(),
  userId: owner(),
  /** Kind, type and signs, as 'daily:love-forecast' or 'partner:leo'. */
  reading: text('reading').notNull(),
  pageDate: date('page_date', { mode: 'string' }).notNull(),
  page: jsonb('page').$type<ShownPage>().notNull(),
  /** Written by its owner. */
  note: text('note').notNull().default(''),
  /** Null until it was opened or mailed. */
  openedAt: instant('opened_at'),
  keptAt: instant('kept_at'),
  createdAt: instant('created_at').notNull(),
  /** Whom it is about, while they are kept. */
  personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
});

/** Public links to one paragraph of a page or of a saved palm reading, one for each. */
export const sharedPages = pgTable('shared_pages', {
  id: id(),
  userId: owner(),
  pageId: uuid('page_id')
    .unique()
    .references(() => historyPages.id, { onDelete: 'cascade' }),
  readingId: uuid('reading_id')
    .unique()
    .references(() => biometricAnalyses.id, { onDelete: 'cascade' }),
  secretHash: bytea('secret_hash').notNull().unique(),
  /** Counted from 0. */
  paragraph: smallint('paragraph').notNull(),
  /** With the sentences that tell of a birth. */
  isWhole: boolean('is_whole').notNull().default(false),
  /** With the drawing of the hand. */
  showsHand: boolean('shows_hand').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});
