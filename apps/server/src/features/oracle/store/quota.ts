import { and, eq, lte, sql } from 'drizzle-orm';
import type { Actor, Database, Db } from '../../../platform/db/db.ts';
import { chatReservations, chatUsage } from '../../../platform/db/schema.ts';
import { unsynced } from '../../../platform/db/unsynced.ts';

interface Day {
  readonly userId: string;
  readonly date: string;
}

interface Hold extends Omit<Day, 'userId'> {
  readonly limit: number;
  readonly now: Date;
  readonly until: Date;
}

/**
 * Holds one message of the day while it is being answered; null when those spent and those being answered make up the
 * limit. The first statement locks the row of the day, so that questions asked side by side are counted one by one; the
 * second must be one of its own, to see what the one before it has held meanwhile. It dies with the process that holds
 * it, and need not outlive a power cut.
 */
export async function reserveMessage(
  database: Database,
  actor: Actor,
  { date, limit, now, until }: Hold,
): Promise<string | null> {
  const { userId } = actor;
  const most = Number.isFinite(limit) ? limit : UNLIMITED;
  const lockDay = sql`
    insert into ${chatUsage} (user_id, usage_date, messages) values (${userId}, ${date}, 0)
    on conflict (user_id, usage_date) do update set messages = ${chatUsage}.messages
    returning ${unsynced.unsynced}`;
  const hold = sql`
    insert into ${chatReservations} (user_id, usage_date, expires_at)
    select ${userId}::uuid, ${date}::date, ${until.toISOString()}::timestamptz
    where (
      select count(*) from ${chatReservations}
      where user_id = ${userId} and usage_date = ${date} and expires_at > ${now.toISOString()}
    ) < ${most}::int - (
      select messages from ${chatUsage} where user_id = ${userId} and usage_date = ${date}
    )
    returning id`;
  const [, held] = await database.allAsUser(actor, [lockDay, hold]);
  const id = held?.rows[0]?.['id'];
  return typeof id === 'string' ? id : null;
}

/** More than anybody asks in a day. */
const UNLIMITED = 1_000_000;

/** Turns a held message into a spent one; answers how many the day has seen. */
export async function spendMessage(db: Db, { userId, date }: Day, id: string): Promise<number> {
  const [[row]] = await Promise.all([
    db
      .insert(chatUsage)
      .values({ userId, usageDate: date, messages: 1 })
      .onConflictDoUpdate({
        target: [chatUsage.userId, chatUsage.usageDate],
        set: { messages: sql`${chatUsage.messages} + 1` },
      })
      .returning({ messages: chatUsage.messages }),
    releaseMessage(db, userId, id),
  ]);
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
