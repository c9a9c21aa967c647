/** The product of each row of a table with a vector, in an array of its own. The rows may be longer than the vector. */
export type Products = (vector: Float32Array, table: Int8Array) => Float32Array;

const kept = new WeakMap<Int8Array, Float32Array>();

/** The length of each row of a table: the same for every vector, computed once. */
export function lengthsOf(table: Int8Array, size: number): Float32Array {
  const known = kept.get(table);
  if (known !== undefined) return known;
  const lengths = new Float32Array(table.length / size);
  for (let row = 0, at = 0; row < lengths.length; row += 1) {
    let squares = 0;
    for (const end = at + size; at < end; at += 1) squares += (table[at] ?? 0) ** 2;
    lengths[row] = Math.sqrt(squares);
  }
  kept.set(table, lengths);
  return lengths;
}
