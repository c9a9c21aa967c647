/** Where one thought ends and the next begins: at a mark, or at a joining word with a subject of its own after it. */
const BETWEEN =
  /(?:[,;:]|\s[–—]|\s-)\s+|\s+(?=(?:and|but|so|because|which)\s+(?:he|she|it|they|you|I|we|your|his|her|their|the|a|an|that|this|there|nobody|part|part of|not)\b|and (?:see|find out) whether\b)/giu;
const LEAST_WORDS = 3;

export interface Clause {
  readonly at: number;
  readonly text: string;
}

/** The clauses of a sentence, with where each begins. Too short ones stay with the clause before. */
export function clausesOf(sentence: string): Clause[] {
  const starts = [0];
  for (const { index, 0: mark } of sentence.matchAll(BETWEEN)) {
    const start = index + mark.length;
    const isLong = wordsIn(sentence.slice(starts.at(-1), start)) >= LEAST_WORDS;
    if (isLong && wordsIn(sentence.slice(start).split(/[,;:]/u)[0] ?? '') >= LEAST_WORDS) {
      starts.push(start);
    }
  }
  return starts.map((at, place) => ({ at, text: sentence.slice(at, starts[place + 1]).trim() }));
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
