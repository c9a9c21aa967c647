import { hashFeature } from './hash-feature.ts';
import type { LexicalWeights } from './model.ts';

/** Known features of a message: positions and values, together of length one. */
export interface SparseVector {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

export function lexicalVector(
  features: ReadonlyMap<string, number>,
  { hashes, rarity }: Pick<LexicalWeights, 'hashes' | 'rarity'>,
): SparseVector {
  const at: number[] = [];
  const raw: number[] = [];
  let squares = 0;
  for (const [name, weight] of features) {
    const index = indexOfHash(hashes, hashFeature(name));
    if (index === -1) continue;
    const value = weight * (rarity[index] ?? 0);
    at.push(index);
    raw.push(value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  return { at, values: raw.map((value) => value / length) };
}

/** Of rising hashes; -1 where it is not among them. */
export function indexOfHash(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = hashes[middle] ?? 0;
    if (value === hash) return middle;
    if (value < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
