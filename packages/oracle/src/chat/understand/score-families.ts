import { lexicalVector } from './lexical-vector.ts';
import { SHARPNESS, type LexicalWeights, type MeaningWeights, type Model } from './model.ts';

/** One score for each family: near one for a phrasing it knows, near zero for others. `place`: see `onAxes`. */
export function scoreFamilies(
  model: Model,
  place: Float32Array,
  features: ReadonlyMap<string, number>,
): Float32Array {
  const scores = new Float32Array(model.families.length);
  addMeaning(scores, model.meaning, place);
  addLexical(scores, model.lexical, features);
  return scores;
}

/** A vector of the encoder on the principal axes of the phrasings. */
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

function addMeaning(scores: Float32Array, weights: MeaningWeights, place: Float32Array): void {
  const { phrasings, step, weightSteps } = weights;
  const size = place.length;
  const families = scores.length;
  for (let phrasing = 0; phrasing < weightSteps.length; phrasing += 1) {
    let squares = 0;
    for (let at = 0, from = phrasing * size; at < size; at += 1) {
      const difference = (place[at] ?? 0) - (phrasings[from + at] ?? 0) * step;
      squares += difference * difference;
    }
    const likeness = Math.exp((-SHARPNESS / 2) * squares) * (weightSteps[phrasing] ?? 0);
    for (let family = 0, from = phrasing * families; family < families; family += 1) {
      scores[family] = (scores[family] ?? 0) + likeness * (weights.weights[from + family] ?? 0);
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
    const value = (values[index] ?? 0) * weights.step;
    const end = weights.starts[feature + 1] ?? 0;
    for (let entry = weights.starts[feature] ?? 0; entry < end; entry += 1) {
      const family = weights.families[entry] ?? 0;
      scores[family] = (scores[family] ?? 0) + value * (weights.weights[entry] ?? 0);
    }
  });
}
