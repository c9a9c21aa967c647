import { type ChatState, NEW_STATE } from '@palm/oracle/chat-state';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { chatStates } from '../../../platform/db/schema.ts';

/** What was kept in another shape is as good as nothing. */
export async function findChatState(db: Db, userId: string): Promise<ChatState> {
  const [row] = await db
    .select({ state: chatStates.state })
    .from(chatStates)
    .where(eq(chatStates.userId, userId));
  return row?.state.version === NEW_STATE.version ? row.state : NEW_STATE;
}

export async function saveChatState(
  db: Db,
  { userId, state, now }: { userId: string; state: ChatState; now: Date },
): Promise<void> {
  await db
    .insert(chatStates)
    .values({ userId, state, updatedAt: now })
    .onConflictDoUpdate({ target: chatStates.userId, set: { state, updatedAt: now } });
}

export async function deleteChatState(db: Db, userId: string): Promise<void> {
  await db.delete(chatStates).where(eq(chatStates.userId, userId));
}
