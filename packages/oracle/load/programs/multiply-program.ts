import {
  ADD_WHOLES,
  codesFor,
  load,
  LOAD_BYTES,
  LOAD_PAIR,
  MULTIPLY_PAIRS,
  plus,
  programOf,
  STORE,
  times,
  whole,
  ZERO,
} from './program-codes.ts';

/*
 *   multiply(out, left, right, rows, pairs, columns): out = left × right
 *
 * All numbers are whole: two bytes each in `left`, one or two in `right`, four in `out`. Two numbers of a row and two of
 * a column are multiplied at once. Rows come in fours, pairs in twos and columns in eights; `left` is packed in blocks
 * of four rows, `right` in panels of eight columns, so that the program reads straight on.
 */
const PARAMETERS = ['out', 'left', 'right', 'rows', 'pairs', 'columns'] as const;
const NUMBERS = ['row', 'column', 'panel', 'to', 'block', 'l', 'w', 'width'] as const;
const SUMS = ['s00', 's01', 's10', 's11', 's20', 's21', 's30', 's31'] as const;
const VECTORS = [...SUMS, 'w0', 'w1', 'x'] as const;
const { get, set, grow, repeat } = codesFor([...PARAMETERS, ...NUMBERS, ...VECTORS]);

const ROWS = [0, 1, 2, 3] as const;
const HALVES = [0, 1] as const;
const PAIRS = [0, 1] as const;
const BLOCK_BYTES = 16;

/** The weights of eight columns have one byte each, or two. */
type WeightBytes = 1 | 2;

/** One pair of each of four rows, times eight columns. */
const pairOf = (pair: number, bytes: WeightBytes): number[][] => [
  ...HALVES.map((half) => {
    const offset = (2 * pair + half) * 8 * bytes;
    return set(
      `w${half}`,
      bytes === 1 ? [...get('w'), ...LOAD_BYTES, offset] : load(get('w'), offset),
    );
  }),
  ...ROWS.flatMap((row) => [
    set('x', [...get('l'), ...LOAD_PAIR, BLOCK_BYTES * pair + 4 * row]),
    ...HALVES.map((half) =>
      set(
        `s${row}${half}`,
        get('x'),
        get(`w${half}`),
        MULTIPLY_PAIRS,
        get(`s${row}${half}`),
        ADD_WHOLES,
      ),
    ),
  ]),
];

const stepOf = (bytes: WeightBytes): number[][] => [
  ...PAIRS.flatMap((pair) => pairOf(pair, bytes)),
  grow('l', whole(BLOCK_BYTES * PAIRS.length)),
  grow('w', whole(16 * bytes * PAIRS.length)),
];

const fourRows = (bytes: WeightBytes): number[][] => [
  ...SUMS.map((sum) => set(sum, ZERO)),
  set('l', get('block')),
  grow('block', get('width')),
  set('w', get('panel')),
  repeat(stepOf(bytes), 'l', 'block'),
  set(
    'to',
    plus(get('out'), times(plus(times(get('row'), get('columns')), get('column')), whole(4))),
  ),
  ...ROWS.flatMap((row) => [
    ...HALVES.map((half) => [...get('to'), ...get(`s${row}${half}`), ...STORE, 16 * half]),
    grow('to', times(get('columns'), whole(4))),
  ]),
  grow('row', whole(4)),
];

const bodyOf = (bytes: WeightBytes): number[][] => [
  set('width', times(get('pairs'), whole(BLOCK_BYTES))),
  set('panel', get('right')),
  repeat(
    [
      set('row', whole(0)),
      set('block', get('left')),
      repeat(fourRows(bytes), 'row', 'rows'),
      grow('panel', times(get('width'), whole(bytes))),
      grow('column', whole(8)),
    ],
    'column',
    'columns',
  ),
];

const multiplyProgram = (bytes: WeightBytes): Uint8Array<ArrayBuffer> =>
  programOf({
    name: 'multiply',
    parameters: PARAMETERS,
    numbers: NUMBERS,
    vectors: VECTORS,
    body: bodyOf(bytes),
  });

/** By how many bytes a weight has. */
export const MULTIPLY_PROGRAMS = { 1: multiplyProgram(1), 2: multiplyProgram(2) } as const;
