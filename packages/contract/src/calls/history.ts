import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ChatMessage } from '../entities.ts';
import { HISTORY_KINDS, HistoryDay, HistoryPage } from '../history.ts';
import { NOTE_MAX_CHARS } from '../limits.ts';

const success = z.object({ success: z.literal(true) });
/** A conversation is cut by the days of the user's clock, and the Moon of a day is that of its evening there. */
const zone = z.optional(z.string().check(z.maxLength(64)));
const chatDay = { date: z.iso.date(), zone };

export const listHistory = defineCall({
  name: 'list-history',
  method: 'POST',
  access: 'user',
  summary: 'Your readings and conversations by day, newest first, ten days at a time.',
  input: z.object({
    /** Everything where it is not said. */
    kind: z.optional(z.enum(HISTORY_KINDS)),
    /** Days before this one: the `next` of the answer before. */
    before: z.optional(z.iso.date()),
    zone,
  }),
  output: z.object({ days: z.array(HistoryDay), next: z.nullable(z.iso.date()) }),
  refusals: [],
});

export const getHistoryPage = defineCall({
  name: 'get-history-page',
  method: 'POST',
  access: 'user',
  summary: 'One of your readings as it was shown, with its facts, its Moon and your note.',
  input: z.object({ id: z.uuid(), zone }),
  output: HistoryPage,
  refusals: ['page_gone'],
});

export const keepHistoryPage = defineCall({
  name: 'keep-history-page',
  method: 'POST',
  access: 'user',
  summary: 'Keeps one of your readings until you delete it, or no longer.',
  input: z.object({ id: z.uuid(), isKept: z.boolean() }),
  output: success,
  refusals: ['page_gone'],
});

export const saveHistoryNote = defineCall({
  name: 'save-history-note',
  method: 'POST',
  access: 'user',
  summary: 'Your own note under one of your readings. An empty one removes it.',
  input: z.object({ id: z.uuid(), note: z.string().check(z.maxLength(NOTE_MAX_CHARS)) }),
  output: success,
  refusals: ['page_gone'],
});

export const deleteHistoryPage = defineCall({
  name: 'delete-history-page',
  method: 'POST',
  access: 'user',
  summary: 'Deletes one of your readings with its note.',
  input: z.object({ id: z.uuid() }),
  output: success,
  refusals: ['page_gone'],
});

export const getHistoryChat = defineCall({
  name: 'get-history-chat',
  method: 'POST',
  access: 'user',
  summary: 'Your conversation with the Oracle on one day, oldest first.',
  input: z.object(chatDay),
  output: z.object({ messages: z.array(ChatMessage), isKept: z.boolean() }),
  refusals: ['page_gone'],
});

export const keepHistoryChat = defineCall({
  name: 'keep-history-chat',
  method: 'POST',
  access: 'user',
  summary: 'Keeps one day of your conversation until you delete it, or no longer.',
  input: z.object({ ...chatDay, isKept: z.boolean() }),
  output: success,
  refusals: ['page_gone'],
});

export const deleteHistoryChat = defineCall({
  name: 'delete-history-chat',
  method: 'POST',
  access: 'user',
  summary: 'Deletes one day of your conversation.',
  input: z.object(chatDay),
  output: success,
  refusals: ['page_gone'],
});
