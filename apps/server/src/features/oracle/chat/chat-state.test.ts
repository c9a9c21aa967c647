import { NEW_STATE } from '@palm/oracle/chat-state';
import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newMember } from '../../../../test/members.ts';
import { onOneServer } from '../../../../test/running-server.ts';
import { chatStates, users } from '../../../platform/db/schema.ts';
import { findChatState, saveChatState } from '../store/chat-states.ts';

const shown = [
  { id: 'family:ghosted', label: 'no answer', does: { kind: 'family', family: 'ghosted' } },
] as const;

onOneServer('what the chat keeps in mind', (server) => {
  it('is kept for its owner, shows the choices again, and goes with the conversation', async () => {
    const [ada, eve] = [await newMember(server()), await newMember(server())];
    const { system } = server().deps.db;
    const now = new Date();
    for (const family of ['first', 'ghosted']) {
      await saveChatState(system, {
        userId: ada.userId,
        state: { ...NEW_STATE, family, shown },
        now,
      });
    }
    expect((await findChatState(system, ada.userId)).family).toBe('ghosted');
    expect(await findChatState(system, eve.userId)).toEqual(NEW_STATE);
    expect((await ada.call(calls.chatHistory, {})).choices).toEqual([
      { id: 'family:ghosted', label: 'no answer' },
    ]);
    expect((await eve.call(calls.chatHistory, {})).choices).toEqual([]);
    await ada.call(calls.clearChat, {});
    expect(await findChatState(system, ada.userId)).toEqual(NEW_STATE);
  });

  it('goes with the account', async () => {
    const { userId } = await newMember(server());
    const { system } = server().deps.db;
    await saveChatState(system, { userId, state: NEW_STATE, now: new Date() });
    await system.delete(users).where(eq(users.id, userId));
    expect(await system.$count(chatStates, eq(chatStates.userId, userId))).toBe(0);
  });
});
