import { and, asc, desc, eq, gte, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { chatMessages } from '../../../platform/db/schema.ts';
import type { Span } from '../day-span.ts';
import { wasAnsweredWithCare } from './forget-chats.ts';

export interface ChatQuarter {
  readonly startsAt: Date;
  readonly questions: number;
  readonly isKept: boolean;
}

const own = (userId: string, span?: Span): SQL | undefined =>
  and(
    eq(chatMessages.userId, userId),
    span && gte(chatMessages.createdAt, span.from),
    span && lt(chatMessages.createdAt, span.until),
  );

/**
 * The newest quarters of an hour in which something was asked. Every time zone is a whole number of them away from UTC,
 * so they can be sorted into anybody's days.
 */
export async function findChatQuarters(
  db: Db,
  userId: string,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<ChatQuarter[]> {
  const quarter = sql<string>`floor(extract(epoch from ${chatMessages.createdAt}) / 900)`;
  const rows = await db
    .select({
      quarter,
      questions: sql<string>`count(*)`,
      isKept: sql<boolean>`bool_and(${chatMessages.keptAt} is not null)`,
    })
    .from(chatMessages)
    .where(and(own(userId), chatMessages.isUser, before && lt(chatMessages.createdAt, before)))
    .groupBy(quarter)
    .orderBy(desc(quarter))
    .limit(limit);
  return rows.map((row) => ({
    startsAt: new Date(Number(row.quarter) * 900_000),
    questions: Number(row.questions),
    isKept: row.isKept,
  }));
}

/** The first question of a day that was not a cry for help; empty where there is none. */
export async function findOpening(db: Db, userId: string, span: Span): Promise<string> {
  const [row] = await db
    .select({ text: chatMessages.text })
    .from(chatMessages)
    .where(and(own(userId, span), chatMessages.isUser, not(wasAnsweredWithCare)))
    .orderBy(asc(chatMessages.createdAt))
    .limit(1);
  return row?.text ?? '';
}

export const listDay = (db: Db, userId: string, span: Span) =>
  db.select().from(chatMessages).where(own(userId, span)).orderBy(asc(chatMessages.createdAt));

/** Answers whether that day had a conversation. */
export async function keepDay(
  db: Db,
  userId: string,
  span: Span,
  keptAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(chatMessages)
    .set({ keptAt })
    .where(own(userId, span))
    .returning({ id: chatMessages.id });
  return rows.length > 0;
}

/** Answers whether that day had a conversation. */
export async function deleteDay(db: Db, userId: string, span: Span): Promise<boolean> {
  const rows = await db
    .delete(chatMessages)
    .where(own(userId, span))
    .returning({ id: chatMessages.id });
  return rows.length > 0;
}
