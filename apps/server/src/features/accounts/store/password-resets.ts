import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { passwordResets } from '../../../platform/db/schema.ts';

export async function addPasswordReset(
  db: Db,
  reset: { userId: string; tokenHash: Buffer; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Spends a token: of two that come with the same one, one gets the account. */
export async function spendPasswordReset(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const [spent] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  if (!spent) return null;
  await dropPasswordResets(db, spent.userId);
  return spent.userId;
}

export async function dropPasswordResets(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
