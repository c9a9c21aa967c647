import * as z from 'zod/mini';
import { EveningMoon } from './evening-moon.ts';
import { OraclePart, OracleSource, Receipt } from './oracle.ts';

export const PAGE_KINDS = ['daily', 'horoscope', 'partner', 'compatibility'] as const;
export const HISTORY_KINDS = [...PAGE_KINDS, 'chat'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

const pageHead = {
  id: z.uuid(),
  /** Kind, type and signs, as 'daily:love-forecast', 'horoscope:weekly:leo' or 'partner:leo'. */
  reading: z.string(),
  date: z.iso.date(),
  title: z.nullable(z.string()),
  isKept: z.boolean(),
  /** Whether a public link leads to it. */
  isShared: z.boolean(),
  /** The name of the person it is about, while the user keeps them. */
  person: z.nullable(z.string()),
};

/** A page as the list shows it. */
export const HistoryEntry = z.object({
  ...pageHead,
  /** The first words of its text. */
  opening: z.string(),
  hasNote: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** One day's conversation as the list shows it. */
export const HistoryChat = z.object({
  questions: z.int(),
  /** The first question that was not answered with care; empty where there is none. */
  opening: z.string(),
  isKept: z.boolean(),
});
export type HistoryChat = z.infer<typeof HistoryChat>;

export const HistoryDay = z.object({
  date: z.iso.date(),
  pages: z.array(HistoryEntry),
  chat: z.nullable(HistoryChat),
});
export type HistoryDay = z.infer<typeof HistoryDay>;

/** A page as it was shown, with its owner's note. */
export const HistoryPage = z.object({
  ...pageHead,
  parts: z.array(OraclePart),
  receipts: z.array(Receipt),
  source: OracleSource,
  moon: EveningMoon,
  note: z.string(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;
