import { fromRows, matrix, multiply, turned, type Matrix } from './matrix.ts';

const ROUNDS = 40;

/** The directions along which vectors differ most, by repeated multiplication. */
export async function principalAxes(
  vectors: readonly Float32Array[],
  count: number,
): Promise<{ mean: Float32Array; axes: Float32Array }> {
  const size = vectors[0]?.length ?? 0;
  const mean = meanOf(vectors, size);
  const apart = fromRows(
    vectors.map((vector) => vector.map((value, at) => value - (mean[at] ?? 0))),
  );
  const spread = await multiply(turned(apart), apart);
  let axes = matrix(count, size);
  // Any start will do; this one is the same on every machine.
  axes.values.forEach((_, at) => {
    axes.values[at] = Math.sin((at + 1) * 12.9898);
  });
  makeUpright(axes);
  for (let round = 0; round < ROUNDS; round += 1) {
    axes = await multiply(axes, spread);
    makeUpright(axes);
  }
  return { mean, axes: axes.values };
}

function meanOf(vectors: readonly Float32Array[], size: number): Float32Array {
  const mean = new Float32Array(size);
  for (const vector of vectors) {
    for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0);
  }
  return mean.map((value) => value / vectors.length);
}

/** Gram and Schmidt: each row at right angles to those before it, and of length one. */
function makeUpright({ rows, columns: size, values }: Matrix): void {
  for (let row = 0; row < rows; row += 1) {
    const own = values.subarray(row * size, (row + 1) * size);
    for (let before = 0; before < row; before += 1) {
      const other = values.subarray(before * size, (before + 1) * size);
      const overlap = dot(own, other);
      for (let at = 0; at < size; at += 1) own[at] = (own[at] ?? 0) - overlap * (other[at] ?? 0);
    }
    const length = Math.sqrt(dot(own, own)) || 1;
    for (let at = 0; at < size; at += 1) own[at] = (own[at] ?? 0) / length;
  }
}

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};
