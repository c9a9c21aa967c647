import type { ChatTurn } from '@palm/oracle/chat-turn';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { chatMessages } from '../../../platform/db/schema.ts';

const MESSAGES_SHOWN = 200;

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

/** The last turns of the conversation, oldest first, with the ids of the facts that answers rested on. */
export async function recentTurns(db: Db, userId: string, count: number): Promise<ChatTurn[]> {
  const rows = await db
    .select({
      text: chatMessages.text,
      isUser: chatMessages.isUser,
      parts: chatMessages.parts,
    })
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(desc(chatMessages.createdAt))
    .limit(count);
  return rows.toReversed().map(({ text, isUser, parts }) => ({
    from: isUser ? 'user' : 'oracle',
    text,
    cites: parts?.flatMap(({ cites }) => cites),
  }));
}

export async function deleteMessages(db: Db, userId: string): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.userId, userId));
}
