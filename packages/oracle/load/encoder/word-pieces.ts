/** Cuts a text into the pieces of words that an encoder of the BERT kind knows, and answers their numbers. */
export type WordPieces = (text: string) => number[];

/** The signs at the head of the vocabulary. */
const UNKNOWN = 0;
const START = 1;
const END = 2;

/** A piece that goes on with a word begins with two hashes in the vocabulary. */
const GOES_ON = '##';

export function createWordPieces(vocabulary: readonly string[]): WordPieces {
  const numbers = new Map(vocabulary.map((piece, index) => [piece, index]));
  const longest = Math.max(...vocabulary.map((piece) => piece.length));

  const piecesOf = (word: string): number[] => {
    const pieces: number[] = [];
    for (let from = 0; from < word.length;) {
      const opening = from === 0 ? '' : GOES_ON;
      let end = Math.min(word.length, from + longest);
      while (end > from && !numbers.has(opening + word.slice(from, end))) end -= 1;
      if (end === from) return [UNKNOWN];
      pieces.push(numbers.get(opening + word.slice(from, end)) ?? UNKNOWN);
      from = end;
    }
    return pieces;
  };

  return (text) => [START, ...wordsOf(text).flatMap(piecesOf), END];
}

/** Words in lower case without accents; each sign is a word. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .match(/[^\s\p{P}\p{S}]+|[\p{P}\p{S}]/gu) ?? [];
