import type { OraclePart, Receipt } from '@palm/contract/oracle';
import type { Db } from '../../../platform/db/db.ts';
import { chatMessages } from '../../../platform/db/schema.ts';

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
