/** What was learned from examples: logistic regression on the encoder's vector and on features of the words. */
export interface LinearModel {
  /** Of the examples it was learned from. */
  readonly hash: string;
  /** What scores less counts as none of the kinds. */
  readonly limit: number;
  /** One number for each kind. */
  readonly bias: Float32Array;
  /** Number by number of the vector, one weight for each kind. */
  readonly meaning: Float32Array;
  /** Bucket by bucket, one weight for each kind, in steps of `step`. */
  readonly words: Int8Array;
  readonly step: number;
}

/** How much the vector, whose numbers are small, counts beside the features. */
export const MEANING_SCALE = 3;

/** How much speaks for each kind. */
export function linearScores(
  { bias, meaning, words, step }: Omit<LinearModel, 'hash' | 'limit'>,
  features: readonly number[],
  vector: Float32Array,
): number[] {
  const kinds = bias.length;
  const buckets = words.length / kinds;
  const share = step * shareOf(features);
  return Array.from(bias, (start, kind) => {
    let score = start;
    vector.forEach((value, at) => {
      score += MEANING_SCALE * value * (meaning[at * kinds + kind] ?? 0);
    });
    for (const feature of features) {
      score += share * (words[(feature % buckets) * kinds + kind] ?? 0);
    }
    return score;
  });
}

/** A long text has many features: they share the say of a short one's. */
export const shareOf = (features: readonly number[]): number =>
  1 / Math.sqrt(Math.max(1, features.length));

/** How likely any kind is, as the logarithm of its odds. */
export const togetherOf = (scores: readonly number[]): number =>
  Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
