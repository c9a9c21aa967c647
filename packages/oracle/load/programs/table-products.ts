import type { Products } from '../../src/chat/understand/products.ts';
import { ROWS_PROGRAM } from './rows-program.ts';
import { createMemory, type Run, runnable } from './run-program.ts';

const [SHORT, WHOLE] = [Int16Array.BYTES_PER_ELEMENT, Int32Array.BYTES_PER_ELEMENT];
/** What fits in two bytes, and how large the numbers of a vector may be together: times a byte it fits in four. */
const [MOST_OF_NUMBER, MOST_TOGETHER] = [32_767, 16_900_000];

type Multiply = (vector: Float32Array) => Float32Array;

const multiplierOf = new WeakMap<ArrayBufferLike, Multiply>();

/** The same table in the memory of the program that multiplies, with rows of `width` bytes. */
export function inProgramMemory(table: Int8Array, width: number): Int8Array {
  if (width % 8 !== 0) throw new RangeError('rows in eights');
  const rows = table.length / width;
  const from = rows * WHOLE + width * SHORT;
  const memory = createMemory(from + table.length);
  const own = new Int8Array(memory.buffer, from, table.length);
  own.set(table);
  multiplierOf.set(memory.buffer, multiplier(own, rows, runnable(ROWS_PROGRAM, memory)));
  return own;
}

/** A function of its own, so that it does not keep the table that was copied. */
function multiplier(own: Int8Array, rows: number, multiplyRows: Run): Multiply {
  const { buffer, byteOffset, length } = own;
  const [vectorAt, width] = [rows * WHOLE, length / rows];
  return (vector) => {
    const step = stepOf(vector);
    const inSteps = new Int16Array(buffer, vectorAt, width).fill(0);
    for (let at = 0; at < vector.length; at += 1)
      inSteps[at] = Math.round((vector[at] ?? 0) / step);
    multiplyRows(0, vectorAt, byteOffset, byteOffset + length, width);
    return inFractions(new Int32Array(buffer, 0, rows), step);
  };
}

function stepOf(vector: Float32Array): number {
  let [most, together] = [0, 0];
  for (const value of vector) {
    most = Math.max(most, Math.abs(value));
    together += Math.abs(value);
  }
  return Math.max(most / MOST_OF_NUMBER, together / MOST_TOGETHER) || 1;
}

/** A plain loop: `from` takes longer than the products. */
function inFractions(sums: Int32Array, step: number): Float32Array {
  const products = new Float32Array(sums.length);
  for (let row = 0; row < sums.length; row += 1) products[row] = (sums[row] ?? 0) * step;
  return products;
}

/** The product of each row of a table that lies in a program's memory with a vector. */
export const tableProducts: Products = (vector, table) => {
  const multiply = multiplierOf.get(table.buffer);
  if (multiply === undefined) throw new RangeError('a table in the memory of a program');
  return multiply(vector);
};
