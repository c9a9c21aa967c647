import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { readingMarks } from '../../../platform/db/schema.ts';

/** Enough to keep a month of one kind apart. */
const MARKS_COMPARED = 40;

/** How many of each kind a date has brought somebody. */
export async function countReadings(
  db: Db,
  { userId, date }: { userId: string; date: string },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ reading: readingMarks.reading, readings: count() })
    .from(readingMarks)
    .where(and(eq(readingMarks.userId, userId), eq(readingMarks.readingDate, date)))
    .groupBy(readingMarks.reading);
  return new Map(rows.map(({ reading, readings }) => [reading, readings]));
}

export async function recentGrams(db: Db, userId: string): Promise<number[][]> {
  const rows = await db
    .select({ grams: readingMarks.grams })
    .from(readingMarks)
    .where(eq(readingMarks.userId, userId))
    .orderBy(desc(readingMarks.createdAt))
    .limit(MARKS_COMPARED);
  return rows.map(({ grams }) => grams);
}

export async function addMark(
  db: Db,
  mark: { userId: string; reading: string; readingDate: string; grams: number[]; createdAt: Date },
): Promise<void> {
  await db.insert(readingMarks).values(mark);
}

export async function forgetMarks(db: Db, before: Date): Promise<void> {
  await db.delete(readingMarks).where(lt(readingMarks.createdAt, before));
}
