import { fourGrams, likeness, wordsOf } from '../../src/text/four-grams.ts';
import { sentencesOf } from '../../src/text/sentences.ts';

/* Measures of a body of texts: how alike they are and how they read. */

export type Likeness = {
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
  readonly longestRun: number;
};

export function likenessOf(texts: readonly string[]): Likeness {
  const grams = texts.map((text) => new Set(fourGrams(text)));
  const values: number[] = [];
  let longestRun = 0;
  for (const [index, one] of grams.entries()) {
    for (const [offset, other] of grams.slice(index + 1).entries()) {
      const value = likeness(one, other);
      values.push(value);
      // A long shared run cannot hide in a pair that shares hardly anything.
      if (value > 0.04) {
        const pair = [texts[index] ?? '', texts[index + 1 + offset] ?? ''] as const;
        longestRun = Math.max(longestRun, sharedRun(...pair));
      }
    }
  }
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / (values.length || 1),
    p99: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0,
    max: sorted.at(-1) ?? 0,
    longestRun,
  };
}

/** The longest row of words that two texts have in common. */
export function sharedRun(a: string, b: string): number {
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

export const meanSentenceWords = (text: string): number =>
  wordsOf(text).length / sentencesOf(text).length;

/** Flesch reading ease (R. Flesch, 1948); syllables by counting groups of vowels. */
export function flesch(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const sentences = sentencesOf(text).length;
  return 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length;
}

function syllablesOf(word: string): number {
  const bare = word.replaceAll(/[^a-z]/gu, '');
  const silent = /[^aeiouy]e$|[^dt]ed$/u.test(bare) && !/[^aeiou]le$/u.test(bare) ? 1 : 0;
  const groups = bare.match(/[aeiouy]+/gu)?.length ?? 1;
  return Math.max(1, groups - silent);
}
