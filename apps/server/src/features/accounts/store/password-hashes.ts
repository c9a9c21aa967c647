import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { users } from '../../../platform/db/schema.ts';

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** False when the password is another one by now. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  { oldHash, passwordHash }: { oldHash: string; passwordHash: string },
): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
    .returning({ id: users.id });
  return replaced.length > 0;
}
