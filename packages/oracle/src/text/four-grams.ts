import { hashOf } from './hash.ts';

const GRAM_WORDS = 4;

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** A longer row of words than this is felt as the same sentence again. */
export const LONGEST_ROW_WORDS = 16;

/** What is kept of an earlier reading to be unlike it: numbers in order, not words. */
export const fourGrams = (text: string): number[] => rowsOf(text, GRAM_WORDS);

/** The rows of a text that are one word too long to be shared: two texts have none in common. */
export const longRows = (text: string): number[] => rowsOf(text, LONGEST_ROW_WORDS + 1);

/** Told by where they begin and end in one line: cutting each of them out takes twice the time. */
function rowsOf(text: string, length: number): number[] {
  const words = wordsOf(text);
  const line = words.join(' ');
  const starts = startsOf(words);
  const count = Math.max(0, words.length - length + 1);
  return Array.from({ length: count }, (_, at) =>
    hashOf(line, starts[at], (starts[at + length] ?? 0) - 1),
  );
}

/** Where each word begins in a line of them, and where the next one would. */
function startsOf(words: readonly string[]): number[] {
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  return starts;
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
