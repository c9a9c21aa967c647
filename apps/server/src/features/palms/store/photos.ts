import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { palmPhotos } from '../../../platform/db/schema.ts';

export type PhotoRow = typeof palmPhotos.$inferSelect;

/** False where the path is taken. */
export async function addPhoto(
  db: Db,
  photo: Pick<PhotoRow, 'userId' | 'filePath' | 'createdAt'>,
): Promise<boolean> {
  const added = await db.insert(palmPhotos).values(photo).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function markKept(db: Db, userId: string, filePath: string): Promise<void> {
  await db
    .update(palmPhotos)
    .set({ isKept: true })
    .where(and(eq(palmPhotos.userId, userId), eq(palmPhotos.filePath, filePath)));
}

/** Those that their owner chose to keep, newest first. */
export const keptPhotos = (db: Db, userId: string): Promise<PhotoRow[]> =>
  db
    .select()
    .from(palmPhotos)
    .where(and(eq(palmPhotos.userId, userId), eq(palmPhotos.isKept, true)))
    .orderBy(desc(palmPhotos.createdAt));

export async function findPhoto(db: Db, userId: string, id: string): Promise<PhotoRow | null> {
  const [photo] = await db
    .select()
    .from(palmPhotos)
    .where(and(eq(palmPhotos.userId, userId), eq(palmPhotos.id, id)));
  return photo ?? null;
}

export async function dropPhoto(db: Db, filePath: string): Promise<void> {
  await db.delete(palmPhotos).where(eq(palmPhotos.filePath, filePath));
}
