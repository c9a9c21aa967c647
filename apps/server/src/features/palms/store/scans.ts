import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { palmScans, type ShownPalm } from '../../../platform/db/schema.ts';

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
