import type { Db } from '../../../platform/db/db.ts';
import { deleteChatState } from '../store/chat-states.ts';
import { deleteMessages } from '../store/messages.ts';

/** Deletes what was said and what was kept in mind of it. */
export async function clearChat(db: Db, userId: string): Promise<void> {
  await Promise.all([deleteMessages(db, userId), deleteChatState(db, userId)]);
}

/** Deletes what was kept in mind, and nothing that was said. */
export const clearChatState = (db: Db, userId: string): Promise<void> =>
  deleteChatState(db, userId);
