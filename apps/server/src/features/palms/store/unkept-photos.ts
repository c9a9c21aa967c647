import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { palmPhotos } from '../../../platform/db/schema.ts';

const isUnkeptBefore = (before: Date) =>
  and(eq(palmPhotos.isKept, false), lt(palmPhotos.createdAt, before));

export async function unkeptBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ filePath: palmPhotos.filePath })
    .from(palmPhotos)
    .where(isUnkeptBefore(before))
    .limit(limit);
  return rows.map(({ filePath }) => filePath);
}

export async function unkeptOf(db: Db, userId: string, before: Date): Promise<string[]> {
  const rows = await db
    .select({ filePath: palmPhotos.filePath })
    .from(palmPhotos)
    .where(and(eq(palmPhotos.userId, userId), isUnkeptBefore(before)));
  return rows.map(({ filePath }) => filePath);
}
