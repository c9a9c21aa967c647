import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { signupAttempts, users } from '../../../platform/db/schema.ts';

export type SignupAttempt = typeof signupAttempts.$inferSelect;

export async function addAttempt(
  db: Db,
  attempt: { userId: string; passwordHash: string; expiresAt: Date; createdAt: Date },
): Promise<string> {
  const [row] = await db
    .insert(signupAttempts)
    .values(attempt)
    .returning({ id: signupAttempts.id });
  if (!row) throw new Error('a sign-up attempt was not stored');
  return row.id;
}

/** The attempts of an account, newest first, locked: guesses made side by side are counted one after another. */
export const lockAttempts = (db: Db, userId: string): Promise<SignupAttempt[]> =>
  db
    .select()
    .from(signupAttempts)
    .where(eq(signupAttempts.userId, userId))
    .orderBy(desc(signupAttempts.createdAt))
    .for('update');

export async function latestPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [latest] = await db
    .select({ passwordHash: signupAttempts.passwordHash })
    .from(signupAttempts)
    .where(eq(signupAttempts.userId, userId))
    .orderBy(desc(signupAttempts.createdAt))
    .limit(1);
  return latest?.passwordHash ?? null;
}

export async function findAttemptByLink(db: Db, linkHash: Buffer): Promise<SignupAttempt | null> {
  const [attempt] = await db
    .select()
    .from(signupAttempts)
    .where(eq(signupAttempts.linkHash, linkHash))
    .for('update');
  return attempt ?? null;
}

export async function countWrongTry(db: Db, userId: string): Promise<void> {
  await db
    .update(signupAttempts)
    .set({ wrongTries: sql`${signupAttempts.wrongTries} + 1` })
    .where(eq(signupAttempts.userId, userId));
}

/** Writes the hashes of the code and link about to be mailed; tells where to, or null if the attempt is over. */
export async function armAttempt(
  db: Db,
  id: string,
  hashes: { codeHash: Buffer; linkHash: Buffer; expiresAt: Date },
): Promise<{ email: string; userId: string } | null> {
  const [armed] = await db
    .update(signupAttempts)
    .set(hashes)
    .from(users)
    .where(sql`${signupAttempts.id} = ${id} and ${users.id} = ${signupAttempts.userId}`)
    .returning({ email: users.email, userId: users.id });
  return armed ?? null;
}

export async function dropAttempts(db: Db, userId: string): Promise<void> {
  await db.delete(signupAttempts).where(eq(signupAttempts.userId, userId));
}
