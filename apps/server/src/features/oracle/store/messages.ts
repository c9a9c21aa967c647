import type { OraclePart, Receipt } from '@palm/contract/oracle';
import type { ChatTurn } from '@palm/oracle/chat-turn';
import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { chatMessages } from '../../../platform/db/schema.ts';

const MESSAGES_SHOWN = 200;
const MESSAGES_LOOKED_BACK = 12;

export interface Exchange {
  readonly userId: string;
  readonly question: string;
  readonly answer: {
    readonly response: string;
    readonly parts: OraclePart[];
    readonly receipts: Receipt[];
    readonly isCare: boolean;
  };
  readonly now: Date;
}

export async function addExchange(
  db: Db,
  { userId, question, answer, now }: Exchange,
): Promise<void> {
  const { response: text, parts, receipts, isCare } = answer;
  // A millisecond apart, so that the answer always comes after the question.
  const answeredAt = new Date(now.getTime() + 1);
  await db.insert(chatMessages).values([
    { userId, text: question, isUser: true, createdAt: now },
    { userId, text, isUser: false, isCare, parts, receipts, createdAt: answeredAt },
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
    from: isUser ? 'reader' : 'oracle',
    text,
    cites: parts?.flatMap(({ cites }) => cites),
  }));
}

/** What the reader said since `since` that was answered with care, as far as nothing else came after it, the newest first. */
export async function questionsLastCaredFor(
  db: Db,
  userId: string,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ text: chatMessages.text, isUser: chatMessages.isUser, isCare: chatMessages.isCare })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), gte(chatMessages.createdAt, since)))
    .orderBy(desc(chatMessages.createdAt))
    .limit(MESSAGES_LOOKED_BACK);
  const other = rows.findIndex(({ isUser, isCare }) => !isUser && !isCare);
  return rows
    .slice(0, other === -1 ? rows.length : other)
    .filter(({ isUser }) => isUser)
    .map(({ text }) => text);
}

export async function deleteMessages(db: Db, userId: string): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.userId, userId));
}
