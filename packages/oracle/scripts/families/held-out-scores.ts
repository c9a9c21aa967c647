import { factorize, solveLower, solveUpper, type Factor } from './cholesky.ts';
import type { Fitted } from './fit-model.ts';
import { matrix, multiply, turned, type Matrix } from './matrix.ts';

/** What every phrasing would score if it, or its whole fold, had not been learned. */
export interface HeldOut {
  readonly alone: Matrix;
  readonly folds: Matrix;
}

/**
 * Exact, without learning anew: the residual of held-out rows is their weights, times the inverse of
 * that part of the kernel's inverse which belongs to them.
 */
export async function heldOutScores(
  { factor, weights, labels }: Fitted,
  foldCount: number,
): Promise<HeldOut> {
  const alone = matrix(weights.rows, weights.columns);
  const folds = matrix(weights.rows, weights.columns);
  for (let fold = 0; fold < foldCount; fold += 1) {
    // Phrasings of a family stand in a row: each fold gets its part of every family.
    const rows = labels.map((_, row) => row).filter((row) => row % foldCount === fold);
    const block = await inverseBlock(factor, rows);
    const own = rowsOf(weights, rows);
    fill(alone, rows, dividedByDiagonal(own, block));
    const part = await factorize(block);
    fill(folds, rows, await solveUpper(part, await solveLower(part, own)));
  }
  for (const scores of [alone, folds]) addLabels(scores, labels);
  return { alone, folds };
}

/** The part of the kernel's inverse for some rows and columns. */
async function inverseBlock(factor: Factor, rows: readonly number[]): Promise<Matrix> {
  const units = matrix(factor.lower.rows, rows.length);
  rows.forEach((row, index) => {
    units.values[row * rows.length + index] = 1;
  });
  const columns = await solveLower(factor, units);
  return multiply(turned(columns), columns);
}

function rowsOf({ columns, values }: Matrix, rows: readonly number[]): Matrix {
  const some = matrix(rows.length, columns);
  rows.forEach((row, index) =>
    some.values.set(values.subarray(row * columns, (row + 1) * columns), index * columns),
  );
  return some;
}

function dividedByDiagonal(own: Matrix, block: Matrix): Matrix {
  const divided = matrix(own.rows, own.columns);
  for (let row = 0; row < own.rows; row += 1) {
    const diagonal = block.values[row * block.columns + row] ?? 1;
    for (let at = row * own.columns; at < (row + 1) * own.columns; at += 1) {
      divided.values[at] = (own.values[at] ?? 0) / diagonal;
    }
  }
  return divided;
}

/** Scores are the labels less the residuals. */
function fill(scores: Matrix, rows: readonly number[], residuals: Matrix): void {
  rows.forEach((row, index) => {
    for (let at = 0; at < scores.columns; at += 1) {
      scores.values[row * scores.columns + at] = -(
        residuals.values[index * scores.columns + at] ?? 0
      );
    }
  });
}

function addLabels(scores: Matrix, labels: readonly number[]): void {
  labels.forEach((label, row) => {
    const at = row * scores.columns + label;
    scores.values[at] = (scores.values[at] ?? 0) + 1;
  });
}
