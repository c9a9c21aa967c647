/** The product of each row of a table with a vector. The rows may be longer than the vector. */
export type Products = (vector: Float32Array, table: Int8Array) => Float32Array;

const kept = new WeakMap<Int8Array, Float64Array>();

/** The squared length of each row of a table: the same for every vector, computed once. */
export function squaresOf(table: Int8Array, size: number): Float64Array {
  const known = kept.get(table);
  if (known !== undefined) return known;
  const found = Float64Array.from({ length: table.length / size }, (_, row) =>
    table.subarray(row * size, (row + 1) * size).reduce((sum, value) => sum + value * value, 0),
  );
  kept.set(table, found);
  return found;
}
