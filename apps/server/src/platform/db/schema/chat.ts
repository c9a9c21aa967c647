import type { OraclePart, Receipt } from '@palm/contract/oracle';
import type { ChatState } from '@palm/oracle/chat-state';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../jsonb.ts';
import { instant, id, createdAt } from './columns.ts';
import { owner } from './owner.ts';

export const chatMessages = pgTable('chat_messages', {
  id: id(),
  userId: owner(),
  text: text('text').notNull(),
  isUser: boolean('is_user').notNull(),
  /** A fixed answer to a user who may be in need. */
  isCare: boolean('is_care').notNull().default(false),
  /** What an answer was made of and rests on. */
  parts: jsonb('parts').$type<OraclePart[]>(),
  receipts: jsonb('receipts').$type<Receipt[]>(),
  createdAt: createdAt(),
  /** By its owner, with the whole day. */
  keptAt: instant('kept_at'),
});

/** What the chat keeps in mind between two messages. */
export const chatStates = pgTable('chat_states', {
  userId: owner().primaryKey(),
  state: jsonb('state').$type<ChatState>().notNull(),
  updatedAt: instant('updated_at').notNull(),
});
