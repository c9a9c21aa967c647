import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, id } from './columns.ts';
import { users } from './users.ts';

/** One row for each time a language model was asked, whatever came of it. */
export const modelCalls = pgTable('model_calls', {
  id: id(),
  createdAt: instant('created_at').notNull(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  kind: text('kind').notNull(),
  model: text('model').notNull(),
  promptVersion: integer('prompt_version').notNull(),
  inputTokens: integer('input_tokens').notNull(),
  outputTokens: integer('output_tokens').notNull(),
  /** Millionths of a dollar. */
  costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
  latencyMs: integer('latency_ms').notNull(),
  firstTokenMs: integer('first_token_ms'),
  outcome: text('outcome').notNull(),
});
