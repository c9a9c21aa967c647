import type { SparseVector } from '../../src/chat/understand/lexical-vector.ts';
import { LEXICAL_SHARE, type LexicalWeights } from '../../src/chat/understand/model.ts';
import { matrix, type Matrix } from './matrix.ts';
import { BYTE, largest } from './round-weights.ts';

/** Weights of features below this part of the greatest are left out. */
const SMALLEST_SHARE = 0.02;

/** What each feature says for each family, without what says next to nothing. */
export function lexicalWeights(
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
