import type { Calls } from '@palm/contract/calls';
import {
  deleteHistoryChat,
  historyChat,
  keepHistoryChat,
} from '../../features/history/history-chat.ts';
import {
  deleteHistoryPage,
  historyPage,
  keepHistoryPage,
  saveHistoryNote,
} from '../../features/history/history-page.ts';
import { listHistory } from '../../features/history/list-history.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const historyHandlers = {
  listHistory: ({ input, actor, own }) => listHistory(own, actor.userId, input),
  getHistoryPage: ({ input, actor, own, refuse }) =>
    historyPage(own, { userId: actor.userId, id: input.id, zone: input.zone }, refuse),
  keepHistoryPage: async ({ deps, input, actor, own, refuse }) => {
    const now = deps.clock.now();
    await keepHistoryPage(own, { userId: actor.userId, now, ...input }, refuse);
    return success;
  },
  saveHistoryNote: async ({ input, actor, own, refuse }) => {
    await saveHistoryNote(own, { userId: actor.userId, ...input }, refuse);
    return success;
  },
  deleteHistoryPage: async ({ input, actor, own, refuse }) => {
    await deleteHistoryPage(own, { userId: actor.userId, id: input.id }, refuse);
    return success;
  },
  getHistoryChat: ({ input, actor, own, refuse }) =>
    historyChat(own, { userId: actor.userId, ...input }, refuse),
  keepHistoryChat: async ({ deps, input, actor, own, refuse }) => {
    const now = deps.clock.now();
    await keepHistoryChat(own, { userId: actor.userId, now, ...input }, refuse);
    return success;
  },
  deleteHistoryChat: async ({ input, actor, asUser, refuse }) => {
    await asUser((db) => deleteHistoryChat(db, { userId: actor.userId, ...input }, refuse));
    return success;
  },
} satisfies Partial<Handlers<Calls>>;
