import { lexicalVector } from './lexical-vector.ts';
import { type Products, lengthsOf } from './products.ts';
import { SHARPNESS, type LexicalWeights, type MeaningWeights, type Model } from './model.ts';

/** One score for each family: near one for a phrasing it knows, near zero for others. `place`: see `onAxes`. */
export function scoreFamilies(
  model: Model,
  place: Float32Array,
  features: ReadonlyMap<string, number>,
  products: Products,
): Float32Array {
  const scores = products(likenessTo(place, model.meaning, products), model.meaning.weights);
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

/** How near each phrasing is, times the size of its weights. */
function likenessTo(
  place: Float32Array,
  { phrasings, step, weightSteps }: MeaningWeights,
  products: Products,
): Float32Array {
  const own = place.reduce((sum, value) => sum + value * value, 0);
  const lengths = lengthsOf(phrasings, place.length);
  const likenesses = products(place, phrasings);
  for (let phrasing = 0; phrasing < likenesses.length; phrasing += 1) {
    const apart =
      own - 2 * step * (likenesses[phrasing] ?? 0) + (step * (lengths[phrasing] ?? 0)) ** 2;
    likenesses[phrasing] = Math.exp((-SHARPNESS / 2) * apart) * (weightSteps[phrasing] ?? 0);
  }
  return likenesses;
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
