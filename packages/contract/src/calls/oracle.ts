import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ChatMessage } from '../entities.ts';
import { EveningMoon } from '../evening-moon.ts';
import { CHAT_CHOICE_ID_MAX_CHARS, CHAT_MESSAGE_MAX_CHARS, READINGS_AGAIN_MAX } from '../limits.ts';
import { OracleChoice, OracleContext, OraclePart, OracleSource, Receipt } from '../oracle.ts';
import { Today } from '../today.ts';

export const oracleChat = defineCall({
  name: 'oracle-chat',
  method: 'POST',
  access: 'user',
  summary: 'Asks the Oracle: a chat message, or a reading that `context` names.',
  input: z.object({
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX_CHARS)),
    context: z._default(OracleContext, { kind: 'chat' }),
    /** The id of a choice that was shown under the last answer; `message` is its label. */
    choice: z.optional(z.string().check(z.maxLength(CHAT_CHOICE_ID_MAX_CHARS))),
    /** How often another page of this reading was asked for; 0 gives the page that stands today. */
    again: z._default(z.int().check(z.nonnegative(), z.maximum(READINGS_AGAIN_MAX)), 0),
    /** The user's own time zone, for what today is. */
    zone: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({
    response: z.string(),
    title: z.nullable(z.string()),
    /** The response in sentences or paragraphs, each with the ids of the facts it rests on. */
    parts: z.array(OraclePart),
    receipts: z.array(Receipt),
    /** Guesses and parts that wait for an answer: sent back as `choice`, they are answered at once. */
    choices: z._default(z.array(OracleChoice), []),
    /** The date the reading is for, yyyy-MM-dd. */
    date: z.string(),
    /** That of the reading's day; null beside chat answers. */
    moon: z._default(z.nullable(EveningMoon), null),
    /** Where a reading stands in the history; null for chat answers and for what was stopped. */
    pageId: z._default(z.nullable(z.uuid()), null),
    /** Chat messages left today; null where they are not counted. */
    messagesLeft: z.nullable(z.int()),
    /** True for a fixed answer to a user who may be in need: nothing is to be sold beside it. */
    isCare: z.boolean(),
    source: OracleSource,
  }),
  /** Each part has passed its checks when it is sent; together they are the `parts` of the whole. */
  streams: OraclePart,
  refusals: [
    'premium_only',
    'chat_limit',
    'profile_incomplete',
    'birth_date_out_of_range',
    'person_gone',
  ],
});

export const getToday = defineCall({
  name: 'get-today',
  method: 'POST',
  access: 'user',
  summary:
    'Today for your chart: the Moon, the contact that counts, the first words of each page, the next date. Opening a page gives the same one. Null while birth details are missing.',
  input: z.object({ zone: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.nullable(Today),
  refusals: [],
});

export const chatHistory = defineCall({
  name: 'chat-history',
  method: 'POST',
  access: 'user',
  summary:
    'Your conversation with the Oracle, oldest first, and how many messages today still holds.',
  input: z.object({}),
  output: z.object({
    messages: z.array(ChatMessage),
    /** What stands under the last answer. */
    choices: z.array(OracleChoice),
    messagesLeft: z.nullable(z.int()),
  }),
  refusals: [],
});

export const clearChat = defineCall({
  name: 'clear-chat',
  method: 'POST',
  access: 'user',
  summary: 'Deletes your conversation with the Oracle. It gives no new messages.',
  input: z.object({}),
  output: z.object({ success: z.literal(true) }),
  refusals: [],
});
