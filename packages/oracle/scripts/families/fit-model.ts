import { lexicalVector } from '../../src/chat/understand/lexical-vector.ts';
import type { LexicalWeights, Model } from '../../src/chat/understand/model.ts';
import { directionOf, LEXICAL_SCALE } from '../../src/chat/understand/score-families.ts';
import { fitSoftmax } from './fit-softmax.ts';
import { knownFeatures } from './known-features.ts';
import type { Matrix } from './matrix.ts';
import type { Sample, Samples } from './read-samples.ts';
import { whitenedAxes } from './whitened-axes.ts';

const AXES = 128;
const BYTE = 127;
/** Weights of features below so many steps are left out. */
const LEAST_STEPS = 4.5;

export async function fitModel(
  { samples, words, hash, learned }: Samples,
  vectors: readonly Float32Array[],
): Promise<Omit<Model, 'zones'>> {
  const families = [...new Set(samples.map(({ family }) => family))];
  const labels = new Map(families.map((family, index) => [family, index]));
  const { mean, axes } = await axesOf(samples, vectors);
  const known = knownFeatures(samples);
  const examples = samples.map(({ features, family }, index) => {
    const { at, values } = lexicalVector(features, known);
    return {
      dense: directionOf(vectors[index] ?? mean, mean),
      at,
      values: values.map((value) => LEXICAL_SCALE * value),
      right: labels.get(family) ?? 0,
    };
  });
  const { dense, sparse } = fitSoftmax(examples, {
    classes: families.length,
    features: known.hashes.length,
  });
  return {
    hash,
    learned,
    families,
    words,
    meaning: { mean, axes, ...inSteps(dense.values) },
    lexical: { ...known, ...withoutSmall(sparse) },
  };
}

/** From the phrases alone: they say which passage they belong to. */
function axesOf(
  samples: readonly Sample[],
  vectors: readonly Float32Array[],
): Promise<{ mean: Float32Array; axes: Float32Array }> {
  const phrases = samples.flatMap(({ passage }, index) => {
    const vector = vectors[index];
    return passage === null || vector === undefined ? [] : { passage, vector };
  });
  return whitenedAxes(
    phrases.map(({ vector }) => vector),
    phrases.map(({ passage }) => passage),
    AXES,
  );
}

const largest = (values: Float32Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function inSteps(values: Float32Array): { readonly weights: Int8Array; readonly step: number } {
  const step = largest(values) / BYTE;
  return { weights: Int8Array.from(values, (value) => Math.round(value / step)), step };
}

/** What each feature says for each family, without what says next to nothing. */
function withoutSmall({
  rows,
  columns,
  values,
}: Matrix): Omit<LexicalWeights, 'hashes' | 'rarity'> {
  const step = largest(values) / BYTE;
  const starts = new Uint32Array(rows + 1);
  const families: number[] = [];
  const weights: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let family = 0; family < columns; family += 1) {
      const value = values[row * columns + family] ?? 0;
      if (Math.abs(value) < LEAST_STEPS * step) continue;
      families.push(family);
      weights.push(Math.round(value / step));
    }
    starts[row + 1] = families.length;
  }
  return { starts, families: Uint16Array.from(families), weights: Int8Array.from(weights), step };
}
