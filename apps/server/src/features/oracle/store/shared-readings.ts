import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { sharedReadings } from '../../../platform/db/schema.ts';

export type SharedReading = typeof sharedReadings.$inferSelect;

export async function findShared(
  db: Db,
  name: string,
  date: string,
): Promise<SharedReading | null> {
  const [row] = await db
    .select()
    .from(sharedReadings)
    .where(and(eq(sharedReadings.name, name), eq(sharedReadings.readingDate, date)));
  return row ?? null;
}

/** Where two processes wrote the same at once, the first is kept. */
export async function keepShared(db: Db, reading: SharedReading): Promise<void> {
  await db.insert(sharedReadings).values(reading).onConflictDoNothing();
}

export async function forgetShared(db: Db, before: Date): Promise<void> {
  await db.delete(sharedReadings).where(lt(sharedReadings.createdAt, before));
}
