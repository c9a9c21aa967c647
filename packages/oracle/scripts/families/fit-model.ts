import { lexicalVector, type SparseVector } from '../../src/chat/understand/lexical-vector.ts';
import { LEXICAL_SHARE, type LexicalWeights, type Model } from '../../src/chat/understand/model.ts';
import { onAxes } from '../../src/chat/understand/score-families.ts';
import { factorize, solveLower, solveUpper, type Factor } from './cholesky.ts';
import { kernelOf } from './kernel.ts';
import { knownFeatures } from './known-features.ts';
import { matrix, type Matrix } from './matrix.ts';
import { principalAxes } from './principal-axes.ts';
import type { Samples } from './read-samples.ts';

const AXES = 128;
const RIDGE = 0.6;
const BYTE = 127;
/** Weights of features below this part of the greatest are left out. */
const SMALLEST_SHARE = 0.02;

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
  return {
    model: {
      hash,
      learned,
      families,
      words,
      meaning: { mean, axes, phrasings: placed.bytes, step: placed.step, ...rounded },
      lexical: { ...known, ...lexicalWeights(weights, lexical, known.hashes.length) },
    },
    factor,
    weights,
    labels,
  };
}

/** Places in steps that fit a byte, and what they are after rounding. */
function inSteps(places: readonly Float32Array[]): {
  bytes: Int8Array;
  step: number;
  rounded: Matrix;
} {
  const size = places[0]?.length ?? 0;
  const rounded = matrix(places.length, size);
  places.forEach((place, row) => rounded.values.set(place, row * size));
  const step = largest(rounded.values) / BYTE;
  const bytes = Int8Array.from(rounded.values, (value) => Math.round(value / step));
  bytes.forEach((value, at) => {
    rounded.values[at] = value * step;
  });
  return { bytes, step, rounded };
}

const largest = (values: Float32Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function roundRows({ rows, columns, values }: Matrix): {
  weights: Int8Array;
  weightSteps: Float32Array;
} {
  const weights = new Int8Array(values.length);
  const weightSteps = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const line = values.subarray(row * columns, (row + 1) * columns);
    const step = largest(line) / BYTE;
    weightSteps[row] = step;
    line.forEach((value, at) => {
      weights[row * columns + at] = Math.round(value / step);
    });
  }
  return { weights, weightSteps };
}

/** What each feature says for each family, without what says next to nothing. */
function lexicalWeights(
  weights: Matrix,
  lexical: readonly SparseVector[],
  count: number,
): Omit<LexicalWeights, 'hashes' | 'rarity'> {
  const full = matrix(count, weights.columns);
  lexical.forEach(({ at, values }, row) => {
    at.forEach((feature, index) => {
      const factor = LEXICAL_SHARE * (values[index] ?? 0);
      for (let family = 0; family < weights.columns; family += 1) {
        const place = feature * weights.columns + family;
        full.values[place] =
          (full.values[place] ?? 0) +
          factor * (weights.values[row * weights.columns + family] ?? 0);
      }
    });
  });
  return withoutSmall(full);
}

function withoutSmall({
  rows,
  columns,
  values,
}: Matrix): Omit<LexicalWeights, 'hashes' | 'rarity'> {
  const most = largest(values);
  const step = most / BYTE;
  const starts = new Uint32Array(rows + 1);
  const families: number[] = [];
  const weights: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let family = 0; family < columns; family += 1) {
      const value = values[row * columns + family] ?? 0;
      if (Math.abs(value) < SMALLEST_SHARE * most) continue;
      families.push(family);
      weights.push(Math.round(value / step));
    }
    starts[row + 1] = families.length;
  }
  return { starts, families: Uint16Array.from(families), weights: Int8Array.from(weights), step };
}
