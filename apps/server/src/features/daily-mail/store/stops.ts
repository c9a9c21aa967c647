import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { mailStops, users } from '../../../platform/db/schema.ts';

export interface Stop {
  readonly email: string;
  readonly reason: 'bounced' | 'complained';
  readonly now: Date;
}

/** Stops daily mail to the address of an account. The first reason stays. */
export async function addStop(db: Db, { email, reason, now }: Stop): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return;
  await db
    .insert(mailStops)
    .values({ userId: user.id, email, reason, createdAt: now })
    .onConflictDoNothing();
}

export async function liftStops(db: Db, userId: string): Promise<void> {
  await db.delete(mailStops).where(eq(mailStops.userId, userId));
}
