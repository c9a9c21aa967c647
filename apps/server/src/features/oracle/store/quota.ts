import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { chatReservations, chatUsage } from '../../../platform/db/schema.ts';

interface Day {
  readonly userId: string;
  readonly date: string;
}

/**
 * Holds one message of the day while it is being answered; null when those spent and those being answered make up the
 * limit. The row of the day is locked first, so that questions asked side by side are counted one by one.
 */
export async function reserveMessage(
  db: Db,
  { userId, date, limit, now, until }: Day & { limit: number; now: Date; until: Date },
): Promise<string | null> {
  const day = and(eq(chatUsage.userId, userId), eq(chatUsage.usageDate, date));
  await db.insert(chatUsage).values({ userId, usageDate: date, messages: 0 }).onConflictDoNothing();
  const [usage] = await db.select().from(chatUsage).where(day).for('update');
  const underWay = await db.$count(
    chatReservations,
    and(
      eq(chatReservations.userId, userId),
      eq(chatReservations.usageDate, date),
      gt(chatReservations.expiresAt, now),
    ),
  );
  if ((usage?.messages ?? 0) + underWay >= limit) return null;
  const [held] = await db
    .insert(chatReservations)
    .values({ userId, usageDate: date, expiresAt: until })
    .returning({ id: chatReservations.id });
  return held?.id ?? null;
}

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
