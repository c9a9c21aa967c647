import type { Products } from '../../src/chat/understand/products.ts';
import { ROWS_PROGRAM } from './rows-program.ts';
import { createMemory, runnable } from './run-program.ts';

const NUMBER = Float32Array.BYTES_PER_ELEMENT;

type Multiply = (vector: Float32Array) => Float32Array;

const multiplierOf = new WeakMap<ArrayBufferLike, Multiply>();

/** The same table in the memory of the program that multiplies, with rows of `width` bytes. */
export function inProgramMemory(table: Int8Array, width: number): Int8Array {
  if (width % 8 !== 0) throw new RangeError('rows in eights');
  const rows = table.length / width;
  const from = (rows + width) * NUMBER;
  const memory = createMemory(from + table.length);
  const own = new Int8Array(memory.buffer, from, table.length);
  own.set(table);
  const vectorAt = rows * NUMBER;
  const multiplyRows = runnable(ROWS_PROGRAM, memory);
  multiplierOf.set(memory.buffer, (vector) => {
    new Float32Array(memory.buffer, vectorAt, width).set(vector);
    multiplyRows(0, vectorAt, from, from + table.length, width);
    return new Float32Array(memory.buffer, 0, rows).slice();
  });
  return own;
}

/** The product of each row of a table that lies in a program's memory with a vector. */
export const tableProducts: Products = (vector, table) => {
  const multiply = multiplierOf.get(table.buffer);
  if (multiply === undefined) throw new RangeError('a table in the memory of a program');
  return multiply(vector);
};
