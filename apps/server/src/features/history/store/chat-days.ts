import { and, asc, desc, eq, gte, isNull, lt, ne, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import { chatMessages } from '../../../platform/db/schema.ts';
import type { Span } from '../day-span.ts';

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

const answers = alias(chatMessages, 'answers');

/** The answer is stored a millisecond after its question. */
const wasAnsweredWithCare = sql`exists (select from ${chatMessages} as answers
  where ${answers.userId} = ${chatMessages.userId} and ${answers.isCare}
    and ${answers.createdAt} = ${chatMessages.createdAt} + interval '1 millisecond')`;

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

export async function forgetConversations(db: Db, before: Date): Promise<void> {
  await db
    .delete(chatMessages)
    .where(and(isNull(chatMessages.keptAt), lt(chatMessages.createdAt, before)));
}

/** Deletes the words that were answered with care. The answer stays, and the days they stand in. */
export async function forgetCareWords(db: Db, before: Date): Promise<void> {
  await db
    .update(chatMessages)
    .set({ text: '' })
    .where(
      and(
        chatMessages.isUser,
        isNull(chatMessages.keptAt),
        lt(chatMessages.createdAt, before),
        ne(chatMessages.text, ''),
        wasAnsweredWithCare,
      ),
    );
}
