import type { Calls } from '@palm/contract/calls';
import { askOracle } from '../../features/oracle/ask-oracle.ts';
import { chatHistory } from '../../features/oracle/chat/chat-history.ts';
import { openForMessage } from '../../features/oracle/chat/open-for-message.ts';
import { clearChat } from '../../features/oracle/chat/clear-chat.ts';
import { getToday } from '../../features/oracle/today/get-today.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const oracleHandlers = {
  oracleChat: ({ deps, input, actor, refuse, tell, signal }) =>
    askOracle({ deps, actor, tell, signal }, input, refuse),
  getToday: ({ deps, input, actor }) => getToday({ deps, actor }, input.zone),
  chatHistory: ({ deps, actor, own }) => {
    openForMessage(deps);
    return chatHistory(own, actor.userId, deps.clock.now());
  },
  clearChat: async ({ actor, own }) => {
    await clearChat(own, actor.userId);
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
