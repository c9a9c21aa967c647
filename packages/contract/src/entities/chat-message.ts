import * as z from 'zod/mini';
import { OraclePart, Receipt } from '../oracle.ts';
import { timestamp } from '../formats.ts';

export const ChatMessage = z.object({
  id: z.uuid(),
  text: z.string(),
  isUser: z.boolean(),
  timestamp,
  /** A fixed answer to a user who may be in need: nothing is to be sold beside it. */
  isCare: z.boolean(),
  /** The sentences of an answer with the ids of the facts they rest on, where it rests on any. */
  parts: z.optional(z.array(OraclePart)),
  /** The facts those ids name, as they were when it was said. */
  receipts: z.optional(z.array(Receipt)),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
