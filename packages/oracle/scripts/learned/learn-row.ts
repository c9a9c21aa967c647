import { MEANING_SCALE, shareOf } from '../../src/learned/linear-model.ts';

export interface Row {
  readonly features: readonly number[];
  readonly vector: Float32Array;
  /** -1 for none of the kinds. */
  readonly kind: number;
  readonly weight: number;
}

export const BUCKETS = 65_536;
export const VECTOR = 512;

const RATE = 0.5;
const DECAY = 1e-4;
/** What AdaGrad takes as already seen: the more, the less a feature learns that few messages have. */
const CAUTION = 3e-3;
/** An error below this teaches nothing more. */
const LEARNED = 1e-3;

export class Learner {
  readonly values: Float64Array;
  readonly #seen: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.#seen = new Float64Array(size).fill(CAUTION);
  }

  step(at: number, gradient: number): void {
    const slope = gradient + DECAY * (this.values[at] ?? 0);
    const seen = (this.#seen[at] ?? 0) + slope * slope;
    this.#seen[at] = seen;
    this.values[at] = (this.values[at] ?? 0) - (RATE * slope) / Math.sqrt(seen);
  }
}

export function learn(
  kinds: number,
  { features, vector, kind: right, weight }: Row,
  { bias, meaning, words }: Record<'bias' | 'meaning' | 'words', Learner>,
): void {
  const share = shareOf(features);
  const scores = Float64Array.from(bias.values);
  for (let at = 0; at < vector.length; at += 1) {
    addScaled(scores, MEANING_SCALE * (vector[at] ?? 0), meaning.values, at * kinds);
  }
  for (const feature of features) {
    addScaled(scores, share, words.values, (feature % BUCKETS) * kinds);
  }
  const powers = scores.map(Math.exp);
  const all = powers.reduce((sum, power) => sum + power, 1);
  powers.forEach((power, kind) => {
    const error = (power / all - (right === kind ? 1 : 0)) * weight;
    if (Math.abs(error) < LEARNED) return;
    bias.step(kind, error);
    for (let at = 0; at < vector.length; at += 1) {
      meaning.step(at * kinds + kind, error * MEANING_SCALE * (vector[at] ?? 0));
    }
    for (const feature of features) words.step((feature % BUCKETS) * kinds + kind, error * share);
  });
}

/** Adds a row of weights, one for each kind, to the scores. */
function addScaled(scores: Float64Array, by: number, weights: Float64Array, from: number): void {
  for (let kind = 0; kind < scores.length; kind += 1) {
    scores[kind] = (scores[kind] ?? 0) + by * (weights[from + kind] ?? 0);
  }
}
