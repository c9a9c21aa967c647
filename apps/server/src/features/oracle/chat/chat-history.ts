import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { ChatMessage } from '@palm/contract/entities';
import type { Db } from '../../../platform/db/db.ts';
import type { chatMessages } from '../../../platform/db/schema.ts';
import { careIn } from '@palm/oracle/kept-care';
import { planOf } from '../../subscriptions/access/plan-of.ts';
import { findChatState } from '../store/chat-states.ts';
import { listMessages } from '../store/messages.ts';
import { messagesSpent } from '../store/quota.ts';

export async function chatHistory(
  db: Db,
  userId: string,
  now: Date,
): Promise<OutputOf<Calls['chatHistory']>> {
  const [plan, rows, spent, state] = await Promise.all([
    planOf(db, userId, now),
    listMessages(db, userId),
    messagesSpent(db, { userId, date: quotaDay(now) }),
    findChatState(db, userId),
  ]);
  return {
    messages: rows.map(chatMessageOf),
    choices: state.shown.map(({ id, label }) => ({ id, label })),
    messagesLeft: careIn(state, now.getTime()).wasAtRisk
      ? null
      : messagesLeft(plan.chatMessagesPerDay, spent),
  };
}

/** A message as it is shown. Words of a question that were not kept are empty. */
export const chatMessageOf = ({
  id,
  text,
  isUser,
  isCare,
  parts,
  receipts,
  createdAt,
}: typeof chatMessages.$inferSelect): ChatMessage => ({
  id,
  text,
  isUser,
  isCare,
  timestamp: createdAt.toISOString(),
  ...(parts && { parts }),
  ...(receipts && { receipts }),
});

/** Questions are counted by the day in UTC: changing the time zone gives a user no second day. */
export const quotaDay = (now: Date): string => now.toISOString().slice(0, 10);

export const messagesLeft = (limit: number, spent: number): number | null =>
  Number.isFinite(limit) ? Math.max(0, limit - spent) : null;
