import { fourGrams, likeness, wordsOf } from '../../src/text/four-grams.ts';
import { sentencesOf } from '../../src/text/sentences.ts';

/* Measures of a body of texts: how alike they are and how they read. */

export type Likeness = {
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
  readonly longestRun: number;
  /** The share of pairs with a row of more than sixteen words in common. */
  readonly longRunShare: number;
};

const LONG_RUN_WORDS = 16;

export function likenessOf(texts: readonly string[]): Likeness {
  const grams = texts.map((text) => new Set(fourGrams(text)));
  const values: number[] = [];
  let longestRun = 0;
  let longRuns = 0;
  for (const [index, one] of grams.entries()) {
    for (const [offset, other] of grams.slice(index + 1).entries()) {
      const value = likeness(one, other);
      values.push(value);
      // A long shared run cannot hide in a pair that shares hardly anything.
      if (value > 0.04) {
        const pair = [texts[index] ?? '', texts[index + 1 + offset] ?? ''] as const;
        const run = sharedRun(...pair);
        longestRun = Math.max(longestRun, run);
        if (run > LONG_RUN_WORDS) longRuns += 1;
      }
    }
  }
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / (values.length || 1),
    p99: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0,
    max: sorted.at(-1) ?? 0,
    longestRun,
    longRunShare: longRuns / (values.length || 1),
  };
}

/** The longest row of words that two texts have in common. */
function sharedRun(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  let before = new Uint16Array(right.length + 1);
  let longest = 0;
  for (const word of left) {
    const now = new Uint16Array(right.length + 1);
    for (const [at, other] of right.entries()) {
      if (word === other) {
        now[at + 1] = (before[at] ?? 0) + 1;
        longest = Math.max(longest, now[at + 1] ?? 0);
      }
    }
    before = now;
  }
  return longest;
}

/** The share of sentences that had been said before, 0 to 1. */
export function repeatedShare(texts: readonly string[]): number {
  const all = texts.flatMap(sentencesOf);
  return 1 - new Set(all).size / all.length;
}
