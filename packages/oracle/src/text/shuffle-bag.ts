import { fractionsFrom, hashOf } from './hash.ts';

/** A bag is dealt in this many portions, always the same ones in the same order. */
const PORTIONS = 3;

/**
 * What the n-th draw from a bag gives. Every entry comes once before any comes
 * again; then the bag is shuffled anew, but only within its three portions, so that
 * what came last cannot come first. No state: the draw follows from key and number,
 * so a reading can be made again years later.
 */
export function drawFrom<Entry>(entries: readonly Entry[], key: string, draw: number): Entry {
  const size = entries.length;
  const round = Math.floor(draw / size);
  const place = draw - round * size;
  const portionSize = Math.ceil(size / PORTIONS);
  const start = Math.floor(place / portionSize) * portionSize;
  const length = Math.min(portionSize, size - start);
  const within = shuffled(length, hashOf(`${key}#${round}#${start}`))[place - start] ?? 0;
  const entry = entries[shuffled(size, hashOf(key))[start + within] ?? 0];
  if (entry === undefined) throw new RangeError(`an empty bag: ${key}`);
  return entry;
}

/** Fisher and Yates. */
function shuffled(size: number, seed: number): number[] {
  const next = fractionsFrom(seed);
  const order = Array.from({ length: size }, (_, index) => index);
  for (let last = size - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
