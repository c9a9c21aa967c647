import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { chatReservations, chatUsage } from '../../../platform/db/schema.ts';

interface Day {
  readonly userId: string;
  readonly date: string;
}

/**
 * Holds one message of the day while it is being answered; null when those spent and those being answered make up the
 * limit. The first statement locks the row of the day, so that questions asked side by side are counted one by one; the
 * second must be one of its own, to see what the one before it has held meanwhile.
 */
export async function reserveMessage(
  db: Db,
  { userId, date, limit, now, until }: Day & { limit: number; now: Date; until: Date },
): Promise<string | null> {
  const [day] = await db
    .insert(chatUsage)
    .values({ userId, usageDate: date, messages: 0 })
    .onConflictDoUpdate({
      target: [chatUsage.userId, chatUsage.usageDate],
      set: { messages: sql`${chatUsage.messages}` },
    })
    .returning({ spent: chatUsage.messages });
  const free = Number.isFinite(limit) ? limit - (day?.spent ?? 0) : UNLIMITED;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${chatReservations} (user_id, usage_date, expires_at)
    select ${userId}::uuid, ${date}::date, ${until.toISOString()}::timestamptz
    where (
      select count(*) from ${chatReservations}
      where user_id = ${userId} and usage_date = ${date} and expires_at > ${now.toISOString()}
    ) < ${free}::int
    returning id`);
  return rows[0]?.id ?? null;
}

/** More than anybody asks at once. */
const UNLIMITED = 1_000_000;

/** Turns a held message into a spent one; answers how many the day has seen. */
export async function spendMessage(db: Db, { userId, date }: Day, id: string): Promise<number> {
  await releaseMessage(db, userId, id);
  const [row] = await db
    .update(chatUsage)
    .set({ messages: sql`${chatUsage.messages} + 1` })
    .where(and(eq(chatUsage.userId, userId), eq(chatUsage.usageDate, date)))
    .returning({ messages: chatUsage.messages });
  return row?.messages ?? 0;
}

/** Gives a message back that got no answer. */
export async function releaseMessage(db: Db, userId: string, id: string): Promise<void> {
  await db
    .delete(chatReservations)
    .where(and(eq(chatReservations.userId, userId), eq(chatReservations.id, id)));
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
