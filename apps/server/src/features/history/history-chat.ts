import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Refuse } from '../../http/answers/refusal.ts';
import type { Db } from '../../platform/db/db.ts';
import { chatMessageOf } from '../oracle/chat/chat-history.ts';
import { clearChatState } from '../oracle/chat/clear-chat.ts';
import { daySpan } from './day-span.ts';
import { deleteDay, keepDay, listDay } from './store/chat-days.ts';

interface Which {
  readonly userId: string;
  readonly date: string;
  readonly zone?: string | undefined;
}

/** One day of the conversation, as it was. Words that were answered with care are empty once their time is over. */
export async function historyChat(
  db: Db,
  { userId, date, zone }: Which,
  refuse: Refuse<'page_gone'>,
): Promise<OutputOf<Calls['getHistoryChat']>> {
  const rows = await listDay(db, userId, daySpan(date, zone));
  if (rows.length === 0) return refuse('page_gone');
  const isKept = rows.every(({ keptAt }) => keptAt !== null);
  return { messages: rows.map(chatMessageOf), isKept };
}

export async function keepHistoryChat(
  db: Db,
  { userId, date, zone, isKept, now }: Which & { isKept: boolean; now: Date },
  refuse: Refuse<'page_gone'>,
): Promise<void> {
  const isThere = await keepDay(db, userId, daySpan(date, zone), isKept ? now : null);
  if (!isThere) refuse('page_gone');
}

/** What the Oracle keeps in mind goes with it: it may hold what was said that day. */
export async function deleteHistoryChat(
  db: Db,
  { userId, date, zone }: Which,
  refuse: Refuse<'page_gone'>,
): Promise<void> {
  if (!(await deleteDay(db, userId, daySpan(date, zone)))) refuse('page_gone');
  await clearChatState(db, userId);
}
