import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '../jsonb.ts';
import { instant, id, createdAt } from './columns.ts';
import { owner } from './owner.ts';

/** Every palm that was read counts, whatever becomes of its reading. */
export const palmScans = pgTable('palm_scans', {
  id: id(),
  userId: owner(),
  /** As it was shown, until it is saved or a day has passed. */
  shown: jsonb('shown').$type<ShownPalm>(),
  createdAt: instant('created_at').notNull(),
});

/** A palm reading as its owner saw it. */
export interface ShownPalm {
  readonly text: string;
  readonly [more: string]: unknown;
}

export const biometricAnalyses = pgTable('biometric_analyses', {
  id: id(),
  userId: owner(),
  analysisType: text('analysis_type', { enum: ['palm'] }).notNull(),
  /** An object with a text or a reading in it, or a bare string. */
  analysisResult: jsonb('analysis_result').notNull(),
  filePath: text('file_path').notNull(),
  scanId: uuid('scan_id')
    .unique()
    .references(() => palmScans.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/** Every photo that lies in storage. */
export const palmPhotos = pgTable('palm_photos', {
  id: id(),
  userId: owner(),
  filePath: text('file_path').notNull().unique(),
  /** By the owner's own choice. */
  isKept: boolean('is_kept').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});
