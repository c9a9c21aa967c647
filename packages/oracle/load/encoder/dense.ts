import { MULTIPLY_PROGRAM } from '../programs/multiply-program.ts';
import { createMemory, PAGE_BYTES, runnable } from '../programs/run-program.ts';

/** Many rows through a matrix of weights, with something added to each. */
export type Dense = (rows: Float32Array) => Float32Array;

/** Makes dense layers whose weights lie in the memory of the program that multiplies. */
export type MakeDense = (weights: Float32Array, bias: Float32Array) => Dense;

const NUMBER = Float32Array.BYTES_PER_ELEMENT;
const PANEL = 8;
const FOUR = 4;

/**
 * At the beginning of the memory there is room for `mostRows` rows of `widest` numbers that come out, then for as many
 * that go in, four times; the weights come after them.
 */
export function createDenseMaker(mostRows: number, widest: number): MakeDense {
  const memory = createMemory(1);
  const multiply = runnable(MULTIPLY_PROGRAM, memory);
  const left = mostRows * widest;
  let free = (1 + FOUR) * left;

  const reserve = (size: number): number => {
    const from = free;
    free += size;
    const missing = free * NUMBER - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    return from;
  };

  return (weights, bias) => {
    const [columns, inner] = [bias.length, weights.length / bias.length];
    const right = reserve(weights.length);
    pack(new Float32Array(memory.buffer, right * NUMBER, weights.length), weights, columns);
    return (rows) => {
      const count = rows.length / inner;
      const inFours = Math.ceil(count / FOUR) * FOUR;
      const numbers = new Float32Array(memory.buffer);
      fillBlocks(numbers.subarray(left), rows, inner);
      for (let row = 0; row < count; row += 1) numbers.set(bias, row * columns);
      multiply(0, left * NUMBER, right * NUMBER, inFours, inner, columns);
      return numbers.slice(0, count * columns);
    };
  };
}

/** Eight columns beside each other, so that the program reads straight on. */
function pack(panels: Float32Array, weights: Float32Array, columns: number): void {
  const inner = weights.length / columns;
  for (let row = 0; row < inner; row += 1) {
    for (let column = 0; column < columns; column += PANEL) {
      const from = row * columns + column;
      panels.set(weights.subarray(from, from + PANEL), column * inner + row * PANEL);
    }
  }
}

/** Four rows beside each other, each number four times. */
function fillBlocks(blocks: Float32Array, rows: Float32Array, inner: number): void {
  for (let from = 0; from < rows.length; from += inner) {
    const row = from / inner;
    let to = (from - (row % FOUR) * (inner - 1)) * FOUR;
    for (let at = from; at < from + inner; at += 1) {
      const value = rows[at] ?? 0;
      blocks[to] = value;
      blocks[to + 1] = value;
      blocks[to + 2] = value;
      blocks[to + 3] = value;
      to += FOUR * FOUR;
    }
  }
}
