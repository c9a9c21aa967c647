import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { deletions } from '../../../platform/db/schema.ts';

export type Deletion = typeof deletions.$inferSelect;

export async function addDeletion(db: Db, deletion: Deletion): Promise<void> {
  await db.insert(deletions).values(deletion);
}

export async function findDeletion(db: Db, userId: string): Promise<Deletion | null> {
  const [deletion] = await db.select().from(deletions).where(eq(deletions.userId, userId));
  return deletion ?? null;
}

/** What is still to be ended at the payment provider. */
export async function noteEndings(
  db: Db,
  userId: string,
  endings: Deletion['endings'],
): Promise<void> {
  await db.update(deletions).set({ endings }).where(eq(deletions.userId, userId));
}

/** The person has been told: the address is not needed any more. */
export async function noteTold(db: Db, userId: string): Promise<void> {
  await db.update(deletions).set({ email: null }).where(eq(deletions.userId, userId));
}

export async function dropDeletion(db: Db, userId: string): Promise<void> {
  await db.delete(deletions).where(eq(deletions.userId, userId));
}

export const deletionsBefore = (db: Db, before: Date): Promise<{ userId: string }[]> =>
  db.select({ userId: deletions.userId }).from(deletions).where(lt(deletions.requestedAt, before));
