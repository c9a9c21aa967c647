import { fourGrams, likeness, longRows } from '../../src/text/four-grams.ts';
import { sentencesOf } from '../../src/text/sentences.ts';

/* Measures of a body of texts: how alike they are and how much is said again. */

export type Likeness = { readonly mean: number; readonly p99: number; readonly max: number };

export function likenessOf(texts: readonly string[]): Likeness {
  const grams = texts.map((text) => new Set(fourGrams(text)));
  const values = grams.flatMap((one, index) =>
    grams.slice(index + 1).map((other) => likeness(one, other)),
  );
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / (values.length || 1),
    p99: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}

/** Pairs of texts, by number, that have a row of more than sixteen words in common. */
export function pairsWithLongRow(texts: readonly string[]): Set<string> {
  const owners = new Map<number, number[]>();
  const pairs = new Set<string>();
  for (const [index, text] of texts.entries()) {
    for (const row of new Set(longRows(text))) {
      const others = owners.get(row) ?? [];
      for (const other of others) pairs.add(`${other}-${index}`);
      owners.set(row, [...others, index]);
    }
  }
  return pairs;
}

/** The share of sentences that had been said before, 0 to 1. */
export function repeatedShare(texts: readonly string[]): number {
  const all = texts.flatMap(sentencesOf);
  return 1 - new Set(all).size / all.length;
}
