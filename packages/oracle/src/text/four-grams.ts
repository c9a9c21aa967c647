import { hashOf } from './hash.ts';

const GRAM_WORDS = 4;

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** What is kept of an earlier reading to be unlike it: numbers in order, not words. */
export function fourGrams(text: string): number[] {
  const words = wordsOf(text);
  const count = Math.max(0, words.length - GRAM_WORDS + 1);
  return Array.from({ length: count }, (_, at) =>
    hashOf(words.slice(at, at + GRAM_WORDS).join(' ')),
  );
}

/** The longest row of words of a text that an earlier one has too, told from their grams. */
export function sharedRunWords(grams: readonly number[], earlier: ReadonlySet<number>): number {
  let run = 0;
  let longest = 0;
  for (const gram of grams) {
    run = earlier.has(gram) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest === 0 ? 0 : longest + GRAM_WORDS - 1;
}

/** Shared over all (Jaccard): 0 nothing in common, 1 the same. */
export function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared += 1;
  return shared / (one.size + other.size - shared || 1);
}
