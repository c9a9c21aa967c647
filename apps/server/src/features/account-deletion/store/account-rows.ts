import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { analyticsVisits, appAnalytics, outboxMails, users } from '../../../platform/db/schema.ts';

export async function addressOf(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}

/** The account, held until the transaction ends: whatever else is being written for it comes before or not at all. */
export async function lockAccount(
  db: Db,
  userId: string,
): Promise<{ email: string; emailConfirmedAt: Date | null } | null> {
  const [user] = await db
    .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return user ?? null;
}

/** What bears no id of the account and is about the same person all the same. */
export async function deleteTraces(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const tabs = db
    .select({ sessionId: appAnalytics.sessionId })
    .from(appAnalytics)
    .where(eq(appAnalytics.userId, userId));
  await db.delete(analyticsVisits).where(inArray(analyticsVisits.sessionId, tabs));
  await db
    .delete(appAnalytics)
    .where(and(isNull(appAnalytics.userId), inArray(appAnalytics.sessionId, tabs)));
  await db.delete(outboxMails).where(eq(outboxMails.recipient, email));
}

/** Every row that refers to the account goes with it; a test holds every table to that. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}
