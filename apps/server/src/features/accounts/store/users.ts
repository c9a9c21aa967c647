import { TERMS_VERSION } from '@palm/contract/limits';
import { and, eq, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import { users } from '../../../platform/db/schema.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
}

/** The account of an address, made now if there is none. The row is locked until the transaction ends. */
export async function claimAddress(db: Db, email: string, now: Date): Promise<UserRow> {
  await db
    .insert(users)
    .values({ email, termsAcceptedAt: now, termsVersion: TERMS_VERSION, createdAt: now })
    .onConflictDoNothing({ target: users.email });
  const [user] = await db.select().from(users).where(eq(users.email, email)).for('update');
  if (!user) throw new Error('an account vanished while it was being made');
  return user;
}

/** Confirms once; a second confirmation leaves the first one's password alone. */
export async function confirmUser(
  db: Db,
  userId: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<UserRow | null> {
  const [user] = await db
    .update(users)
    .set({ passwordHash, emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning();
  return user ?? null;
}

/**
 * Gives the account a new address that its owner has just confirmed. An unconfirmed account with that address is
 * deleted. Null when the address belongs to a confirmed account.
 */
export async function moveUser(db: Db, userId: string, email: string): Promise<UserRow | null> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.emailConfirmedAt)));
  const other = alias(users, 'other');
  const taken = db.select({ id: other.id }).from(other).where(eq(other.email, email));
  const [user] = await db
    .update(users)
    .set({ email })
    .where(and(eq(users.id, userId), notExists(taken)))
    .returning();
  return user ?? null;
}

export async function noteSignIn(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
}

/** What a user may see of their own row; the database grants no more. */
export async function findOwnUser(db: Db, userId: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}
