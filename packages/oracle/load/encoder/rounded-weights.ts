/** A matrix of whole numbers, row after row. A column counts in steps of its own. */
export interface RoundedWeights {
  readonly numbers: Int8Array | Int16Array;
  readonly steps: Float32Array;
}

/** The sum of a column in so many steps, times a row in `STEPS_OF_ROW`, fits in four bytes. */
const MOST_OF_COLUMN = 262_000;
const MOST_OF_NUMBER = 32_767;

/** Weights with fractions as whole numbers of two bytes. */
export function roundedWeights(weights: Float32Array, columns: number): RoundedWeights {
  const most = new Float32Array(columns);
  const sums = new Float32Array(columns);
  for (let at = 0; at < weights.length;) {
    for (let column = 0; column < columns; column += 1, at += 1) {
      const size = Math.abs(weights[at] ?? 0);
      if (size > (most[column] ?? 0)) most[column] = size;
      sums[column] = (sums[column] ?? 0) + size;
    }
  }
  const steps = most.map(
    (size, column) => Math.max(size / MOST_OF_NUMBER, (sums[column] ?? 0) / MOST_OF_COLUMN) || 1,
  );
  const numbers = new Int16Array(weights.length);
  for (let at = 0; at < weights.length;) {
    for (let column = 0; column < columns; column += 1, at += 1) {
      numbers[at] = Math.round((weights[at] ?? 0) / (steps[column] ?? 1));
    }
  }
  return { numbers, steps };
}
