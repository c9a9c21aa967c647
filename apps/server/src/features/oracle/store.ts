import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { chatMessages, chatUsage, readingMarks } from '../../platform/db/schema.ts';

/** Enough to keep a month of one kind apart. */
const MARKS_COMPARED = 40;
const MESSAGES_SHOWN = 200;

export async function countReadings(
  db: Db,
  { userId, reading, date }: { userId: string; reading: string; date: string },
): Promise<number> {
  const [row] = await db
    .select({ readings: count() })
    .from(readingMarks)
    .where(
      and(
        eq(readingMarks.userId, userId),
        eq(readingMarks.reading, reading),
        eq(readingMarks.readingDate, date),
      ),
    );
  return row?.readings ?? 0;
}

export async function recentGrams(db: Db, userId: string): Promise<number[][]> {
  const rows = await db
    .select({ grams: readingMarks.grams })
    .from(readingMarks)
    .where(eq(readingMarks.userId, userId))
    .orderBy(desc(readingMarks.createdAt))
    .limit(MARKS_COMPARED);
  return rows.map(({ grams }) => grams);
}

export async function addMark(
  db: Db,
  mark: { userId: string; reading: string; readingDate: string; grams: number[]; createdAt: Date },
): Promise<void> {
  await db.insert(readingMarks).values(mark);
}

export async function forgetMarks(db: Db, before: Date): Promise<void> {
  await db.delete(readingMarks).where(lt(readingMarks.createdAt, before));
}

/** Counts one message of the day; null, and nothing counted, when the day already holds `limit`. */
export async function spendMessage(
  db: Db,
  { userId, date, limit }: { userId: string; date: string; limit: number },
): Promise<number | null> {
  if (limit < 1) return null;
  const [row] = await db
    .insert(chatUsage)
    .values({ userId, usageDate: date, messages: 1 })
    .onConflictDoUpdate({
      target: [chatUsage.userId, chatUsage.usageDate],
      set: { messages: sql`${chatUsage.messages} + 1` },
      ...(Number.isFinite(limit) && { setWhere: lt(chatUsage.messages, limit) }),
    })
    .returning({ messages: chatUsage.messages });
  return row?.messages ?? null;
}

export async function messagesSpent(db: Db, userId: string, date: string): Promise<number> {
  const [row] = await db
    .select({ messages: chatUsage.messages })
    .from(chatUsage)
    .where(and(eq(chatUsage.userId, userId), eq(chatUsage.usageDate, date)));
  return row?.messages ?? 0;
}

export interface Exchange {
  readonly userId: string;
  readonly question: string;
  readonly answer: string;
  readonly isCare?: boolean;
  readonly now: Date;
}

export async function addExchange(
  db: Db,
  { userId, question, answer, isCare = false, now }: Exchange,
): Promise<void> {
  // A millisecond apart, so that the answer always comes after the question.
  const answeredAt = new Date(now.getTime() + 1);
  await db.insert(chatMessages).values([
    { userId, text: question, isUser: true, createdAt: now },
    { userId, text: answer, isUser: false, isCare, createdAt: answeredAt },
  ]);
}

export async function listMessages(db: Db, userId: string) {
  const newest = db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(desc(chatMessages.createdAt))
    .limit(MESSAGES_SHOWN)
    .as('newest');
  return db.select().from(newest).orderBy(asc(newest.createdAt));
}

export async function deleteMessages(db: Db, userId: string): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.userId, userId));
}
