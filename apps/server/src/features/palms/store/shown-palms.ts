import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { biometricAnalyses, palmScans, type ShownPalm } from '../../../platform/db/schema.ts';

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
