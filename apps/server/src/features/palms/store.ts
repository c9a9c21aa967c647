import { and, count, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { biometricAnalyses, palmScans, type ShownPalm } from '../../platform/db/schema.ts';

/** What one person does to their palms is done one after another, until the transaction ends. */
export async function takeTurn(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`palms:${userId}`}, 0))`);
}

export async function countScans(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ scans: count() })
    .from(palmScans)
    .where(eq(palmScans.userId, userId));
  return row?.scans ?? 0;
}

export async function addScan(
  db: Db,
  userId: string,
  shown: ShownPalm,
  now: Date,
): Promise<string> {
  const [row] = await db
    .insert(palmScans)
    .values({ userId, shown, createdAt: now })
    .returning({ id: palmScans.id });
  if (!row) throw new Error('a scan was not stored');
  return row.id;
}

export async function findShown(db: Db, userId: string, scanId: string): Promise<ShownPalm | null> {
  const [scan] = await db
    .select({ shown: palmScans.shown })
    .from(palmScans)
    .where(and(eq(palmScans.id, scanId), eq(palmScans.userId, userId)));
  return scan?.shown ?? null;
}

interface LastShown {
  readonly scanId: string;
  readonly shown: ShownPalm;
  readonly isSaved: boolean;
}

export async function findLastShown(db: Db, userId: string): Promise<LastShown | null> {
  const [last] = await db
    .select({ scanId: palmScans.id, shown: palmScans.shown, savedAs: biometricAnalyses.id })
    .from(palmScans)
    .leftJoin(biometricAnalyses, eq(biometricAnalyses.scanId, palmScans.id))
    .where(and(eq(palmScans.userId, userId), isNotNull(palmScans.shown)))
    .orderBy(desc(palmScans.createdAt))
    .limit(1);
  if (!last?.shown) return null;
  return { scanId: last.scanId, shown: last.shown, isSaved: last.savedAs !== null };
}

export async function forgetShown(db: Db, before: Date): Promise<void> {
  await db
    .update(palmScans)
    .set({ shown: null })
    .where(and(isNotNull(palmScans.shown), lt(palmScans.createdAt, before)));
}

const ofOwner = (userId: string) =>
  and(eq(biometricAnalyses.userId, userId), eq(biometricAnalyses.analysisType, 'palm'));

export async function countSaved(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ saved: count() }).from(biometricAnalyses).where(ofOwner(userId));
  return row?.saved ?? 0;
}

export const listSaved = (db: Db, userId: string) =>
  db
    .select()
    .from(biometricAnalyses)
    .where(ofOwner(userId))
    .orderBy(desc(biometricAnalyses.createdAt));

export async function findSavedScan(
  db: Db,
  userId: string,
  scanId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: biometricAnalyses.id })
    .from(biometricAnalyses)
    .where(and(ofOwner(userId), eq(biometricAnalyses.scanId, scanId)));
  return row?.id ?? null;
}

export async function addSaved(
  db: Db,
  { userId, scanId, shown, now }: { userId: string; scanId: string; shown: ShownPalm; now: Date },
): Promise<string> {
  const [row] = await db
    .insert(biometricAnalyses)
    .values({
      userId,
      scanId,
      analysisType: 'palm',
      analysisResult: shown,
      filePath: 'saved_reading',
      createdAt: now,
    })
    .returning({ id: biometricAnalyses.id });
  if (!row) throw new Error('a reading was not saved');
  return row.id;
}

/** Matches both the reading and its owner; tells whether there was one. */
export async function deleteSaved(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(biometricAnalyses)
    .where(and(ofOwner(userId), eq(biometricAnalyses.id, id)))
    .returning({ id: biometricAnalyses.id });
  return deleted.length > 0;
}
