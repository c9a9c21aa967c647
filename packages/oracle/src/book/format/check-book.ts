import type { Entry } from '../entry.ts';
import { COUNTED_TICS } from './tics.ts';

export type TicCount = {
  readonly name: string;
  readonly perHundred: number;
  readonly allowed: number;
};
export type Repeat = { readonly words: string; readonly ids: readonly string[] };

/** How often each counted tic occurs, in a hundred passages. */
export function countTics(entries: readonly Entry[]): TicCount[] {
  const texts = entries.flatMap(({ passages }) => passages.map(({ text }) => text));
  return COUNTED_TICS.map(({ name, pattern, perHundred }) => ({
    name,
    perHundred:
      (100 * texts.filter((text) => pattern.test(text)).length) / Math.max(texts.length, 1),
    allowed: perHundred,
  }));
}

/** Sentences that stand in more than one part of the Book. A user would meet them twice. */
export function repeatedSentences(entries: readonly Entry[]): Repeat[] {
  const parts = entries.flatMap(({ passages, lines }) => [...passages, ...lines]);
  return repeated(
    parts.flatMap(({ id, text }) =>
      [...new Set(sentencesOf(text))].map((words) => ({ id, words })),
    ),
  );
}

export const repeatedTitles = (entries: readonly Entry[]): Repeat[] =>
  repeated(
    entries.flatMap(({ passages }) => passages.map(({ id, title }) => ({ id, words: title }))),
  );

/** How many passages open with the same two words, the most frequent first. */
export function openings(entries: readonly Entry[]): { words: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { text, shape } of entries.flatMap(({ passages }) => passages)) {
    const words = text.split(/\s+/u).slice(0, 2).join(' ');
    if (shape !== 'Blessing') counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts]
    .map(([words, count]) => ({ words, count }))
    .toSorted((a, b) => b.count - a.count);
}

/** The label of a dated line. */
const LABEL = '{day}.';

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll('**', '')
    .split(/(?<=[.?])["”]?\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence !== LABEL);

function repeated(parts: readonly { id: string; words: string }[]): Repeat[] {
  const ids = new Map<string, string[]>();
  for (const { id, words } of parts) {
    const key = words.toLowerCase();
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return [...ids]
    .filter(([, where]) => where.length > 1)
    .map(([words, where]) => ({ words, ids: where }));
}
