/**
 * The product of each row of a table with a vector. Four sums side by side: one alone would wait for each addition
 * before the next.
 */
export function productsWith(vector: Float32Array, table: Int8Array): Float64Array {
  const size = vector.length;
  const products = new Float64Array(table.length / size);
  for (let row = 0; row < products.length; row += 1) {
    const from = row * size;
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let at = 0; at < size; at += 4) {
      first += (vector[at] ?? 0) * (table[from + at] ?? 0);
      second += (vector[at + 1] ?? 0) * (table[from + at + 1] ?? 0);
      third += (vector[at + 2] ?? 0) * (table[from + at + 2] ?? 0);
      fourth += (vector[at + 3] ?? 0) * (table[from + at + 3] ?? 0);
    }
    products[row] = first + second + third + fourth;
  }
  return products;
}

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
