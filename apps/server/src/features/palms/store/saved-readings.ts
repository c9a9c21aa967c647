import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { biometricAnalyses, type ShownPalm } from '../../../platform/db/schema.ts';

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

export async function findSaved(db: Db, userId: string, id: string): Promise<unknown> {
  const [row] = await db
    .select({ result: biometricAnalyses.analysisResult })
    .from(biometricAnalyses)
    .where(and(ofOwner(userId), eq(biometricAnalyses.id, id)));
  return row?.result ?? null;
}

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
