import { TERMS_VERSION } from '@palm/contract/limits';
import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
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
