import { factorize, solveLower, type Factor } from './cholesky.ts';
import { fromRows, matrix, multiply, turned, type Matrix } from './matrix.ts';
import { apartFrom, meanOf, principalAxes } from './principal-axes.ts';

/** How much of the average spread is added in every direction: few phrases tell little of a direction. */
const RIDGE = 0.1;

/**
 * Axes on which phrases of one passage lie close together and passages apart: directions in which phrases of the same
 * passage differ count less (linear discriminant analysis, Fisher 1936).
 */
export async function whitenedAxes(
  vectors: readonly Float32Array[],
  passages: readonly string[],
  count: number,
): Promise<{ mean: Float32Array; axes: Float32Array }> {
  const within = fromRows(fromOwnMeans(vectors, passages));
  const factor = await factorize(withRidge(await multiply(turned(within), within)));
  const mean = meanOf(vectors);
  const places = turned(await solveLower(factor, turned(fromRows(apartFrom(vectors, mean)))));
  const axes = await principalAxes(places, count);
  return { mean, axes: (await multiply(axes, await inverseOf(factor))).values };
}

/** Each vector less the mean of its passage. */
function fromOwnMeans(
  vectors: readonly Float32Array[],
  passages: readonly string[],
): Float32Array[] {
  const groups = Map.groupBy(vectors.keys(), (index) => passages[index] ?? '');
  return [...groups.values()].flatMap((group) => {
    const own = group.flatMap((index) => vectors[index] ?? []);
    return apartFrom(own, meanOf(own));
  });
}

/** The spread in steps of its average along one number, with the ridge on the diagonal. */
function withRidge({ rows, columns, values }: Matrix): Matrix {
  const diagonal = Array.from({ length: rows }, (_, row) => values[row * columns + row] ?? 0);
  const average = diagonal.reduce((sum, value) => sum + value, 0) / rows;
  const scaled = values.map((value) => value / average);
  diagonal.forEach((value, row) => {
    scaled[row * columns + row] = value / average + RIDGE;
  });
  return { rows, columns, values: scaled };
}

async function inverseOf(factor: Factor): Promise<Matrix> {
  const size = factor.lower.rows;
  const units = matrix(size, size);
  for (let row = 0; row < size; row += 1) units.values[row * size + row] = 1;
  return solveLower(factor, units);
}
