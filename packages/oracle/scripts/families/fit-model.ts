import { lexicalVector } from '../../src/chat/understand/lexical-vector.ts';
import type { Model } from '../../src/chat/understand/model.ts';
import { onAxes } from '../../src/chat/understand/score-families.ts';
import { byFamily } from './by-family.ts';
import { factorize, solveLower, solveUpper, type Factor } from './cholesky.ts';
import { kernelOf } from './kernel.ts';
import { knownFeatures } from './known-features.ts';
import { matrix, type Matrix } from './matrix.ts';
import { principalAxes } from './principal-axes.ts';
import type { Samples } from './read-samples.ts';
import { lexicalWeights } from './lexical-weights.ts';
import { inSteps, roundRows } from './round-weights.ts';

const AXES = 128;
const RIDGE = 0.6;

export interface Fitted {
  readonly model: Omit<Model, 'zones'>;
  /** For measuring: the factor of the kernel and the weights before they are rounded. */
  readonly factor: Factor;
  readonly weights: Matrix;
  readonly labels: readonly number[];
}

export async function fitModel(
  { samples, words, hash, learned }: Samples,
  vectors: readonly Float32Array[],
): Promise<Fitted> {
  const families = [...new Set(samples.map(({ family }) => family))];
  const labels = samples.map(({ family }) => families.indexOf(family));
  const { mean, axes } = await principalAxes(vectors, AXES);
  const placed = inSteps(vectors.map((vector) => onAxes(vector, { mean, axes })));
  const known = knownFeatures(samples);
  const lexical = samples.map(({ features }) => lexicalVector(features, known));
  const factor = await factorize(await kernelOf(placed.rounded, lexical, RIDGE));
  const wanted = matrix(samples.length, families.length);
  labels.forEach((label, row) => {
    wanted.values[row * families.length + label] = 1;
  });
  const weights = await solveUpper(factor, await solveLower(factor, wanted));
  const rounded = roundRows(weights);
  const meaning = { mean, axes, phrasings: placed.bytes, step: placed.step };
  return {
    model: {
      hash,
      learned,
      families,
      words,
      meaning: {
        ...meaning,
        weightSteps: rounded.weightSteps,
        weights: byFamily(rounded.weights, families.length),
      },
      lexical: { ...known, ...lexicalWeights(weights, lexical, known.hashes.length) },
    },
    factor,
    weights,
    labels,
  };
}
