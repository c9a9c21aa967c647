import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { addressChanges } from '../../../platform/db/schema.ts';

export type AddressChange = typeof addressChanges.$inferSelect;

const openOf = (userId: string) =>
  and(eq(addressChanges.userId, userId), isNull(addressChanges.oldEmail));

/** Takes the place of one that was begun earlier. */
export async function beginChange(
  db: Db,
  change: Pick<AddressChange, 'userId' | 'newEmail' | 'expiresAt' | 'createdAt'>,
): Promise<string> {
  await dropOpenChange(db, change.userId);
  const [row] = await db.insert(addressChanges).values(change).returning({ id: addressChanges.id });
  if (!row) throw new Error('a change of address was not stored');
  return row.id;
}

export async function dropOpenChange(db: Db, userId: string): Promise<void> {
  await db.delete(addressChanges).where(openOf(userId));
}

/** The address that waits for its code. */
export async function findNewEmail(db: Db, userId: string, now: Date): Promise<string | null> {
  const [change] = await db
    .select({ newEmail: addressChanges.newEmail, expiresAt: addressChanges.expiresAt })
    .from(addressChanges)
    .where(openOf(userId));
  return change && change.expiresAt > now ? change.newEmail : null;
}

/** Held until the transaction ends: guesses made side by side are counted one after another. */
export async function lockChange(db: Db, userId: string): Promise<AddressChange | null> {
  const [change] = await db.select().from(addressChanges).where(openOf(userId)).for('update');
  return change ?? null;
}

/** Writes the hash of the code about to be mailed; tells where to, or null if the change is over. */
export async function armChange(
  db: Db,
  id: string,
  armed: { codeHash: Buffer; expiresAt: Date },
): Promise<{ newEmail: string; userId: string } | null> {
  const [change] = await db
    .update(addressChanges)
    .set(armed)
    .where(and(eq(addressChanges.id, id), isNull(addressChanges.oldEmail)))
    .returning({ newEmail: addressChanges.newEmail, userId: addressChanges.userId });
  return change ?? null;
}

export async function countWrongCode(db: Db, id: string): Promise<void> {
  await db
    .update(addressChanges)
    .set({ wrongTries: sql`${addressChanges.wrongTries} + 1` })
    .where(eq(addressChanges.id, id));
}

/** It has happened; what is left is to tell the old address. */
export async function noteChanged(db: Db, id: string, oldEmail: string): Promise<void> {
  await db
    .update(addressChanges)
    .set({ oldEmail, codeHash: null })
    .where(eq(addressChanges.id, id));
}

export async function findChanged(db: Db, id: string): Promise<AddressChange | null> {
  const [change] = await db
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.id, id), isNotNull(addressChanges.oldEmail)));
  return change ?? null;
}

export async function dropChange(db: Db, id: string): Promise<void> {
  await db.delete(addressChanges).where(eq(addressChanges.id, id));
}

export async function dropChangesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(addressChanges).where(lt(addressChanges.expiresAt, before));
}
