import type { SparseVector } from '../../src/chat/understand/lexical-vector.ts';
import { LEXICAL_SHARE, SHARPNESS } from '../../src/chat/understand/model.ts';
import { multiply, turned, type Matrix } from './matrix.ts';

/** How alike any two phrasings are: the lower half, with the ridge on the diagonal. */
export async function kernelOf(
  places: Matrix,
  lexical: readonly SparseVector[],
  ridge: number,
): Promise<Matrix> {
  const kernel = await multiply(places, turned(places));
  const size = kernel.columns;
  const squares = Array.from({ length: size }, (_, row) => kernel.values[row * size + row] ?? 0);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const at = row * size + column;
      const apart = (squares[row] ?? 0) + (squares[column] ?? 0) - 2 * (kernel.values[at] ?? 0);
      kernel.values[at] = Math.exp((-SHARPNESS / 2) * apart) + (row === column ? ridge : 0);
    }
  }
  addLexical(kernel, lexical);
  return kernel;
}

/** Only phrasings that share a feature meet here. */
function addLexical(kernel: Matrix, lexical: readonly SparseVector[]): void {
  const having = new Map<number, { row: number; value: number }[]>();
  lexical.forEach(({ at, values }, row) => {
    at.forEach((feature, index) => {
      const value = values[index] ?? 0;
      const others = having.get(feature) ?? [];
      others.push({ row, value });
      having.set(feature, others);
      for (const other of others) {
        const place = row * kernel.columns + other.row;
        kernel.values[place] = (kernel.values[place] ?? 0) + LEXICAL_SHARE * value * other.value;
      }
    });
  });
}
