import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { readingMarks, users } from '../../../platform/db/schema.ts';

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

/** What many people have read lately. */
export async function recentMarks(
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; grams: number[] }[]> {
  const recent = db
    .select({ grams: readingMarks.grams })
    .from(readingMarks)
    .where(eq(readingMarks.userId, users.id))
    .orderBy(desc(readingMarks.createdAt))
    .limit(MARKS_COMPARED)
    .as('recent');
  return db
    .select({ userId: users.id, grams: recent.grams })
    .from(users)
    .crossJoinLateral(recent)
    .where(inArray(users.id, userIds));
}

/** How many readings of each name many people have had on a date. */
export const countAllReadings = (
  db: Db,
  userIds: readonly string[],
  dates: readonly string[],
): Promise<{ userId: string; reading: string; date: string; readings: number }[]> =>
  db
    .select({
      userId: readingMarks.userId,
      reading: readingMarks.reading,
      date: readingMarks.readingDate,
      readings: count(),
    })
    .from(readingMarks)
    .where(and(inArray(readingMarks.userId, userIds), inArray(readingMarks.readingDate, dates)))
    .groupBy(readingMarks.userId, readingMarks.reading, readingMarks.readingDate);

export interface NewMark {
  readonly userId: string;
  readonly reading: string;
  readonly readingDate: string;
  readonly grams: number[];
  readonly createdAt: Date;
}

export const addMark = (db: Db, mark: NewMark): Promise<void> => addMarks(db, [mark]);

export async function addMarks(db: Db, marks: readonly NewMark[]): Promise<void> {
  if (marks.length > 0) await db.insert(readingMarks).values([...marks]);
}

export async function forgetMarks(db: Db, before: Date): Promise<void> {
  await db.delete(readingMarks).where(lt(readingMarks.createdAt, before));
}
