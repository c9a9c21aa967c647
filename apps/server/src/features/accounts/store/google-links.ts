import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { users } from '../../../platform/db/schema.ts';
import type { UserRow } from './users.ts';

/**
 * Google vouches for the address, so this user owns it: the account is confirmed, and a password that another person
 * proposed without confirming the address was never stored.
 */
export async function linkGoogle(
  db: Db,
  { userId, subject, now }: { userId: string; subject: string; now: Date },
): Promise<UserRow | null> {
  const [user] = await db
    .update(users)
    .set({
      googleSubject: subject,
      emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()})`,
    })
    .where(
      and(eq(users.id, userId), or(isNull(users.googleSubject), eq(users.googleSubject, subject))),
    )
    .returning();
  return user ?? null;
}

export async function findUserByGoogle(db: Db, subject: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.googleSubject, subject));
  return user ?? null;
}
