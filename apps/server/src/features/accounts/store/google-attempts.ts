import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { googleAttempts } from '../../../platform/db/schema.ts';

export type GoogleAttempt = typeof googleAttempts.$inferSelect;

export async function addGoogleAttempt(db: Db, attempt: GoogleAttempt): Promise<void> {
  await db.insert(googleAttempts).values(attempt);
}

/** An attempt is good for one return from Google, in the browser that began it. */
export async function spendGoogleAttempt(
  db: Db,
  { state, browserHash, now }: { state: string; browserHash: Buffer; now: Date },
): Promise<GoogleAttempt | null> {
  const [attempt] = await db
    .delete(googleAttempts)
    .where(
      and(
        eq(googleAttempts.state, state),
        eq(googleAttempts.browserHash, browserHash),
        gt(googleAttempts.expiresAt, now),
      ),
    )
    .returning();
  return attempt ?? null;
}
