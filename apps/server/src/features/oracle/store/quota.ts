import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { chatReservations, chatUsage } from '../../../platform/db/schema.ts';
import { unsynced } from '../../../platform/db/unsynced.ts';

interface Day {
  readonly userId: string;
  readonly date: string;
}

export interface Hold extends Day {
  readonly limit: number;
  readonly now: Date;
  readonly until: Date;
}

/**
 * Holds one message of the day while it is being answered; null when those spent and those being answered make up the
 * limit. The first statement locks the user's day, so that questions asked side by side are counted one by one; the
 * second must be one of its own, to see what the one before it has held meanwhile. Both go in one transaction: `db` is
 * an open one, or one that sends together what is asked for together. The lock is no row, so that who gets nothing has
 * written nothing. What is held dies with the process that holds it, and need not outlive a power cut.
 */
export async function reserveMessage(
  db: Db,
  { userId, date, limit, now, until }: Hold,
): Promise<string | null> {
  const lockDay = sql`select pg_advisory_xact_lock(hashtextextended(${`chat:${userId}:${date}`}, 0))`;
  const hold = sql`
    insert into ${chatReservations} (user_id, usage_date, expires_at)
    select ${userId}::uuid, ${date}::date, ${until.toISOString()}::timestamptz
    where (
      select count(*) from ${chatReservations}
      where user_id = ${userId} and usage_date = ${date} and expires_at > ${now.toISOString()}
    ) + coalesce((
      select messages from ${chatUsage} where user_id = ${userId} and usage_date = ${date}
    ), 0) < ${limit}::int
    returning id, ${unsynced.unsynced}`;
  const [, { rows }] = await Promise.all([db.execute(lockDay), db.execute<{ id: string }>(hold)]);
  return rows[0]?.id ?? null;
}

/** Spends a message, and gives back what was held for it; answers how many the day has seen. */
export async function spendMessage(
  db: Db,
  { userId, date }: Day,
  held: string | null,
): Promise<number> {
  const [[row]] = await Promise.all([
    db
      .insert(chatUsage)
      .values({ userId, usageDate: date, messages: 1 })
      .onConflictDoUpdate({
        target: [chatUsage.userId, chatUsage.usageDate],
        set: { messages: sql`${chatUsage.messages} + 1` },
      })
      .returning({ messages: chatUsage.messages }),
    releaseMessage(db, userId, held),
  ]);
  return row?.messages ?? 0;
}

/** Gives a message back that got no answer. Null: nothing was held. */
export async function releaseMessage(db: Db, userId: string, held: string | null): Promise<void> {
  if (held === null) return;
  await db
    .delete(chatReservations)
    .where(and(eq(chatReservations.userId, userId), eq(chatReservations.id, held)));
}

export async function messagesSpent(db: Db, { userId, date }: Day): Promise<number> {
  const [row] = await db
    .select({ messages: chatUsage.messages })
    .from(chatUsage)
    .where(and(eq(chatUsage.userId, userId), eq(chatUsage.usageDate, date)));
  return row?.messages ?? 0;
}

/** What a process held when it died. */
export async function forgetReservations(db: Db, now: Date): Promise<void> {
  await db.delete(chatReservations).where(lte(chatReservations.expiresAt, now));
}
