import { and, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/db.ts';
import { chatMessages } from '../../../platform/db/schema.ts';

const answers = alias(chatMessages, 'answers');

/** The answer is stored a millisecond after its question. */
export const wasAnsweredWithCare = sql`exists (select from ${chatMessages} as answers
  where ${answers.userId} = ${chatMessages.userId} and ${answers.isCare}
    and ${answers.createdAt} = ${chatMessages.createdAt} + interval '1 millisecond')`;

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
