import { MULTIPLY_PROGRAMS } from '../programs/multiply-program.ts';
import { createMemory, PAGE_BYTES, runnable } from '../programs/run-program.ts';
import type { RoundedWeights } from './rounded-weights.ts';

/** Many rows through a matrix of weights, with something added to each. */
export type Dense = (rows: Float32Array) => Float32Array;

/** Makes dense layers whose weights lie in the memory of the program that multiplies. */
export type MakeDense = (weights: RoundedWeights, bias: Float32Array) => Dense;

const [SHORT, WHOLE] = [Int16Array.BYTES_PER_ELEMENT, Int32Array.BYTES_PER_ELEMENT];
const PANEL = 8;
const FOUR = 4;
const PAIR = 2;
/** The largest number of a row has so many steps: more would let the sums outgrow four bytes. */
const STEPS_OF_ROW = 8191;

/**
 * At the beginning of the memory there is room for `mostRows` rows of `widest` numbers that come out, then for as many
 * that go in; the weights come after them.
 */
export function createDenseMaker(mostRows: number, widest: number): MakeDense {
  const memory = createMemory(1);
  const programs = {
    1: runnable(MULTIPLY_PROGRAMS[1], memory),
    2: runnable(MULTIPLY_PROGRAMS[2], memory),
  };
  const left = mostRows * widest * WHOLE;
  let free = left + mostRows * widest * SHORT;

  const reserve = (bytes: number): number => {
    const from = free;
    free += bytes;
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    return from;
  };

  return ({ numbers, steps }, bias) => {
    const [columns, inner] = [bias.length, numbers.length / bias.length];
    const width = Math.ceil(inner / FOUR) * FOUR;
    const bytes = numbers.BYTES_PER_ELEMENT === 1 ? 1 : 2;
    const right = reserve(width * columns * bytes);
    const panels =
      bytes === 1 ? new Int8Array(memory.buffer, right) : new Int16Array(memory.buffer, right);
    pack(panels, numbers, { columns, width });
    return (rows) => {
      const count = rows.length / inner;
      const inFours = Math.ceil(count / FOUR) * FOUR;
      const blocks = new Int16Array(memory.buffer, left, inFours * width).fill(0);
      const stepsOfRows = fillBlocks(blocks, rows, { inner, width });
      programs[bytes](0, left, right, inFours, width / PAIR, columns);
      const sums = new Int32Array(memory.buffer, 0, count * columns);
      return inFractions(sums, { steps, bias, stepsOfRows });
    };
  };
}

/** Eight columns beside each other, two numbers of each at a time. */
function pack(
  panels: Int8Array | Int16Array,
  numbers: RoundedWeights['numbers'],
  { columns, width }: { readonly columns: number; readonly width: number },
): void {
  for (let at = 0, row = 0; at < numbers.length; row += 1) {
    const place = (row - (row % PAIR)) * PANEL + (row % PAIR);
    for (let column = 0; column < columns; column += 1, at += 1) {
      const inPanel = column % PANEL;
      panels[(column - inPanel) * width + place + inPanel * PAIR] = numbers[at] ?? 0;
    }
  }
}

/** Four rows beside each other, two numbers of each at a time, in steps that are answered for each row. */
function fillBlocks(
  blocks: Int16Array,
  rows: Float32Array,
  { inner, width }: { readonly inner: number; readonly width: number },
): Float32Array {
  const steps = new Float32Array(rows.length / inner);
  for (let row = 0; row < steps.length; row += 1) {
    const from = row * inner;
    let most = 0;
    for (let at = from; at < from + inner; at += 1) {
      const size = Math.abs(rows[at] ?? 0);
      if (size > most) most = size;
    }
    const perStep = most === 0 ? 0 : STEPS_OF_ROW / most;
    steps[row] = most / STEPS_OF_ROW;
    let to = (row - (row % FOUR)) * width + (row % FOUR) * PAIR;
    for (let at = 0; at < inner; at += PAIR) {
      blocks[to] = rounded((rows[from + at] ?? 0) * perStep);
      if (at + 1 < inner) blocks[to + 1] = rounded((rows[from + at + 1] ?? 0) * perStep);
      to += FOUR * PAIR;
    }
  }
  return steps;
}

/** `Math.round` takes three times as long. */
const rounded = (value: number): number => Math.floor(value + 0.5);

function inFractions(
  sums: Int32Array,
  {
    steps,
    bias,
    stepsOfRows,
  }: {
    readonly steps: Float32Array;
    readonly bias: Float32Array;
    readonly stepsOfRows: Float32Array;
  },
): Float32Array {
  const out = new Float32Array(sums.length);
  for (let at = 0, row = 0; at < sums.length; row += 1) {
    const stepOfRow = stepsOfRows[row] ?? 0;
    for (let column = 0; column < bias.length; column += 1, at += 1) {
      out[at] = (sums[at] ?? 0) * stepOfRow * (steps[column] ?? 0) + (bias[column] ?? 0);
    }
  }
  return out;
}
