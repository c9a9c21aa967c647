/** A piece of a word with the logarithm of how often it is written. */
export type Vocabulary = readonly (readonly [piece: string, likelihood: number])[];

/** The first entries of the vocabulary are signs, not pieces. */
const SIGNS = 6;
const UNKNOWN = 0;
const SPACE = '\u2581';

/** Cuts a text into the likeliest row of pieces, and answers their numbers. */
export function createTokenizer(vocabulary: Vocabulary): (text: string) => number[] {
  const numbers = new Map<string, number>();
  vocabulary.forEach(([piece], index) => {
    if (index >= SIGNS) numbers.set(piece, index);
  });
  const longest = Math.max(...[...numbers.keys()].map((piece) => Array.from(piece).length));

  return (text) => {
    const letters = Array.from(text.normalize('NFKC').replaceAll(' ', SPACE));
    if (letters.length === 0) return [];
    letters.unshift(SPACE);
    const best: { score: number; piece: number; from: number }[] = [];
    for (let end = 1; end <= letters.length; end += 1) {
      let found = { score: -Infinity, piece: UNKNOWN, from: end - 1 };
      for (let from = Math.max(0, end - longest); from < end; from += 1) {
        const piece = numbers.get(letters.slice(from, end).join(''));
        const score = (best[from]?.score ?? 0) + likelihoodOf(vocabulary, piece);
        if ((piece !== undefined || from === end - 1) && score >= found.score) {
          found = { score, piece: piece ?? UNKNOWN, from };
        }
      }
      best[end] = found;
    }
    return withoutRuns(pathThrough(best, letters.length));
  };
}

/** Nothing is less likely than a letter without a piece. */
const UNLIKELY = -100;
const likelihoodOf = (vocabulary: Vocabulary, piece: number | undefined): number =>
  piece === undefined ? UNLIKELY : (vocabulary[piece]?.[1] ?? UNLIKELY);

function pathThrough(
  best: readonly { readonly piece: number; readonly from: number }[],
  length: number,
): number[] {
  const pieces: number[] = [];
  for (let end = length; end > 0; end = best[end]?.from ?? 0) {
    pieces.push(best[end]?.piece ?? UNKNOWN);
  }
  return pieces.toReversed();
}

/** Several unknown letters in a row are one unknown piece. */
const withoutRuns = (pieces: readonly number[]): number[] =>
  pieces.filter((piece, index) => piece !== UNKNOWN || pieces[index - 1] !== UNKNOWN);
