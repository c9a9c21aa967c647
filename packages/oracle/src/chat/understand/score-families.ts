import { lexicalVector } from './lexical-vector.ts';
import type { LexicalWeights, MeaningWeights, Model } from './model.ts';

/** How likely each family is: shares of one. */
export function scoreFamilies(
  model: Model,
  vector: Float32Array,
  features: ReadonlyMap<string, number>,
): Float32Array {
  const scores = new Float32Array(model.families.length);
  addMeaning(scores, model.meaning, directionOf(vector, model.meaning.mean));
  addLexical(scores, model.lexical, features);
  return sharesOf(scores);
}

/** How much the vector and the features count, each of which is of length one. */
const MEANING_SCALE = 4;
export const LEXICAL_SCALE = 4;

/** Where a vector lies, seen from the mean of all. */
export function directionOf(vector: Float32Array, mean: Float32Array): Float32Array {
  const apart = vector.map((value, at) => value - (mean[at] ?? 0));
  const length = Math.hypot(...apart) || 1;
  return apart.map((value) => (MEANING_SCALE * value) / length);
}

/** A vector of the encoder on the axes of the phrases. */
export function onAxes(
  vector: Float32Array,
  { mean, axes }: Pick<MeaningWeights, 'mean' | 'axes'>,
): Float32Array {
  const size = mean.length;
  const projected = new Float32Array(axes.length / size);
  for (let axis = 0; axis < projected.length; axis += 1) {
    let sum = 0;
    for (let at = 0; at < size; at += 1) {
      sum += ((vector[at] ?? 0) - (mean[at] ?? 0)) * (axes[axis * size + at] ?? 0);
    }
    projected[axis] = sum;
  }
  return projected;
}

function addMeaning(
  scores: Float32Array,
  { weights, step }: MeaningWeights,
  direction: Float32Array,
): void {
  const families = scores.length;
  for (let at = 0; at < direction.length; at += 1) {
    const value = (direction[at] ?? 0) * step;
    for (let family = 0, from = at * families; family < families; family += 1) {
      scores[family] = (scores[family] ?? 0) + value * (weights[from + family] ?? 0);
    }
  }
}

function addLexical(
  scores: Float32Array,
  weights: LexicalWeights,
  features: ReadonlyMap<string, number>,
): void {
  const { at, values } = lexicalVector(features, weights);
  at.forEach((feature, index) => {
    const value = LEXICAL_SCALE * (values[index] ?? 0) * weights.step;
    const end = weights.starts[feature + 1] ?? 0;
    for (let entry = weights.starts[feature] ?? 0; entry < end; entry += 1) {
      const family = weights.families[entry] ?? 0;
      scores[family] = (scores[family] ?? 0) + value * (weights.weights[entry] ?? 0);
    }
  });
}

/** Learned to the end, the shares are surer than they are right: this evens them out. */
const EVENNESS = 1.5;

function sharesOf(scores: Float32Array): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((score) => Math.exp((score - most) / EVENNESS));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}
