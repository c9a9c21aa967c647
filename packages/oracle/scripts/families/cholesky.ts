import { matrix, multiply, part, place, subtract, turned, type Matrix } from './matrix.ts';

/** L with L·Lᵀ equal to a symmetric positive matrix, and the inverses of its blocks on the diagonal. */
export interface Factor {
  readonly lower: Matrix;
  readonly inverses: readonly Matrix[];
}

const BLOCK = 256;

/** Block by block, in place of the lower half. */
export async function factorize(lower: Matrix): Promise<Factor> {
  const size = lower.rows;
  const inverses: Matrix[] = [];
  for (let top = 0; top < size; top += BLOCK) {
    const bottom = Math.min(top + BLOCK, size);
    const panel = part(lower, top, size, top, bottom);
    if (top > 0) {
      const before = turned(part(lower, top, bottom, 0, top));
      subtract(panel, await multiply(part(lower, top, size, 0, top), before));
    }
    const block = part(panel, 0, bottom - top, 0, bottom - top);
    factorizeBlock(block);
    const inverse = inverseOf(block);
    inverses.push(inverse);
    place(lower, await multiply(panel, turned(inverse)), top, top);
    place(lower, block, top, top);
  }
  return { lower, inverses };
}

/** Solves L·X = Y. */
export async function solveLower({ lower, inverses }: Factor, right: Matrix): Promise<Matrix> {
  const solved = matrix(right.rows, right.columns);
  for (const [index, inverse] of inverses.entries()) {
    const top = index * BLOCK;
    const bottom = top + inverse.rows;
    const rest = part(right, top, bottom, 0, right.columns);
    if (top > 0) {
      const before = part(solved, 0, top, 0, right.columns);
      subtract(rest, await multiply(part(lower, top, bottom, 0, top), before));
    }
    place(solved, await multiply(inverse, rest), top, 0);
  }
  return solved;
}

/** Solves Lᵀ·X = Y. */
export async function solveUpper({ lower, inverses }: Factor, right: Matrix): Promise<Matrix> {
  const size = lower.rows;
  const solved = matrix(right.rows, right.columns);
  for (const [index, inverse] of [...inverses.entries()].toReversed()) {
    const top = index * BLOCK;
    const bottom = top + inverse.rows;
    const rest = part(right, top, bottom, 0, right.columns);
    if (bottom < size) {
      const after = part(solved, bottom, size, 0, right.columns);
      subtract(rest, await multiply(turned(part(lower, bottom, size, top, bottom)), after));
    }
    place(solved, await multiply(turned(inverse), rest), top, 0);
  }
  return solved;
}

function factorizeBlock({ rows: size, values }: Matrix): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = values[row * size + column] ?? 0;
      for (let at = 0; at < column; at += 1) {
        rest -= (values[row * size + at] ?? 0) * (values[column * size + at] ?? 0);
      }
      values[row * size + column] =
        row === column ? Math.sqrt(rest) : rest / (values[column * size + column] ?? 1);
    }
    values.fill(0, row * size + row + 1, (row + 1) * size);
  }
}

/** Of a lower triangle. */
function inverseOf({ rows: size, values }: Matrix): Matrix {
  const inverse = matrix(size, size);
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let rest = row === column ? 1 : 0;
      for (let at = column; at < row; at += 1) {
        rest -= (values[row * size + at] ?? 0) * (inverse.values[at * size + column] ?? 0);
      }
      inverse.values[row * size + column] = rest / (values[row * size + row] ?? 1);
    }
  }
  return inverse;
}
