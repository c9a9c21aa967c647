import { type LinearModel, MEANING_SCALE, shareOf } from '../../src/learned/linear-model.ts';
import { AdamValues } from './adam-values.ts';

export interface KindRow {
  readonly features: readonly number[];
  readonly vector: Float32Array;
  /** -1 for none of the kinds. */
  readonly kind: number;
}

const BUCKETS = 8192;
const BYTE = 127;
const STEPS = 150;
const RATE = 0.05;
/** How much words count beside the meaning. */
const WORD_SCALE = 3;

/**
 * Multinomial logistic regression with a cost for large weights, by Adam over all rows at once. The last kind is "none";
 * its weights are subtracted from the others.
 */
export function fitKinds(
  known: number,
  rows: readonly KindRow[],
  cost: number,
): Omit<LinearModel, 'hash' | 'limit'> {
  const kinds = known + 1;
  const size = rows[0]?.vector.length ?? 0;
  const middle = middleOf(rows, size);
  const bias = new AdamValues(new Float64Array(kinds));
  const meaning = new AdamValues(new Float64Array(size * kinds));
  const words = new AdamValues(new Float64Array(BUCKETS * kinds));
  const inputs = rows.map(({ features, vector, kind }) => ({
    vector: vector.map((value, at) => MEANING_SCALE * (value - (middle[at] ?? 0))),
    buckets: features.map((feature) => feature % BUCKETS),
    by: WORD_SCALE * shareOf(features),
    kind: kind === -1 ? known : kind,
  }));
  for (let step = 0; step < STEPS; step += 1) {
    for (const { vector, buckets, by, kind: right } of inputs) {
      const scores = Float64Array.from(bias.values);
      vector.forEach((value, at) => addRow(scores, value, meaning.values, at * kinds));
      for (const bucket of buckets) addRow(scores, by, words.values, bucket * kinds);
      const errors = sharesOf(scores).map(
        (share, kind) => (share - (kind === right ? 1 : 0)) / inputs.length,
      );
      addTo(bias.gradient, 0, errors, 1);
      vector.forEach((value, at) => addTo(meaning.gradient, at * kinds, errors, value));
      for (const bucket of buckets) addTo(words.gradient, bucket * kinds, errors, by);
    }
    for (const { values, gradient } of [meaning, words]) addTo(gradient, 0, values, cost);
    for (const each of [bias, meaning, words]) each.step(RATE);
  }
  const [biases, meanings, wordWeights] = [bias, meaning, words].map(({ values }) =>
    againstLast(values, kinds),
  );
  if (biases === undefined || meanings === undefined || wordWeights === undefined) {
    throw new RangeError('three sets of weights');
  }
  const atMiddle = Array.from({ length: known }, (_, kind) =>
    middle.reduce(
      (sum, value, at) => sum + MEANING_SCALE * value * (meanings[at * known + kind] ?? 0),
      0,
    ),
  );
  const most = wordWeights.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  const step = (WORD_SCALE * most) / BYTE;
  return {
    bias: Float32Array.from(biases, (value, kind) => value - (atMiddle[kind] ?? 0)),
    meaning: Float32Array.from(meanings),
    words: Int8Array.from(wordWeights, (value) => Math.round((WORD_SCALE * value) / step)),
    step,
  };
}

function middleOf(rows: readonly KindRow[], size: number): Float64Array {
  const middle = new Float64Array(size);
  for (const { vector } of rows) addTo(middle, 0, vector, 1 / rows.length);
  return middle;
}

function sharesOf(scores: Float64Array): Float64Array {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** The weights of each kind less those of the last one. */
const againstLast = (values: Float64Array, kinds: number): Float64Array =>
  Float64Array.from({ length: (values.length / kinds) * (kinds - 1) }, (_, at) => {
    const row = Math.floor(at / (kinds - 1)) * kinds;
    return (values[row + (at % (kinds - 1))] ?? 0) - (values[row + kinds - 1] ?? 0);
  });

function addRow(scores: Float64Array, by: number, weights: Float64Array, from: number): void {
  for (let kind = 0; kind < scores.length; kind += 1) {
    scores[kind] = (scores[kind] ?? 0) + by * (weights[from + kind] ?? 0);
  }
}

function addTo(sums: Float64Array, from: number, values: ArrayLike<number>, by: number): void {
  for (let at = 0; at < values.length; at += 1) {
    sums[from + at] = (sums[from + at] ?? 0) + by * (values[at] ?? 0);
  }
}
