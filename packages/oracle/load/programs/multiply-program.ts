import {
  ADD,
  codesFor,
  load,
  MULTIPLY_ADD,
  plus,
  programOf,
  STORE,
  times,
  whole,
  ZERO,
} from './program-codes.ts';

/*
 *   multiply(out, left, right, rows, inner, columns): out += left × right
 *
 * Rows come in fours and columns in eights; `right` is packed in panels of eight columns, `left` in blocks of four rows,
 * where each number stands four times: reading it is cheaper than repeating it.
 */
const PARAMETERS = ['out', 'left', 'right', 'rows', 'inner', 'columns'] as const;
const NUMBERS = ['row', 'column', 'panel', 'to', 'block', 'l', 'w', 'width'] as const;
const SUMS = ['s00', 's01', 's10', 's11', 's20', 's21', 's30', 's31'] as const;
const VECTORS = [...SUMS, 'w0', 'w1', 'x'] as const;
const { get, set, grow, repeat } = codesFor([...PARAMETERS, ...NUMBERS, ...VECTORS]);

const ROWS = [0, 1, 2, 3] as const;
const HALVES = [0, 1] as const;

/** One number of each of four rows, times eight columns. */
const step: number[][] = [
  set('w0', load(get('w'), 0)),
  set('w1', load(get('w'), 16)),
  ...ROWS.flatMap((row) => [
    set('x', load(get('l'), 16 * row)),
    ...HALVES.map((half) =>
      set(`s${row}${half}`, get('x'), get(`w${half}`), get(`s${row}${half}`), MULTIPLY_ADD),
    ),
  ]),
  grow('l', whole(64)),
  grow('w', whole(32)),
];

const fourRows: number[][] = [
  ...SUMS.map((sum) => set(sum, ZERO)),
  set('l', get('block')),
  grow('block', times(get('width'), whole(16))),
  set('w', get('panel')),
  repeat(step, 'l', 'block'),
  set(
    'to',
    plus(get('out'), times(plus(times(get('row'), get('columns')), get('column')), whole(4))),
  ),
  ...ROWS.flatMap((row) => [
    ...HALVES.map((half) => [
      ...get('to'),
      ...load(get('to'), 16 * half),
      ...get(`s${row}${half}`),
      ...ADD,
      ...STORE,
      16 * half,
    ]),
    grow('to', times(get('columns'), whole(4))),
  ]),
  grow('row', whole(4)),
];

const body = [
  set('width', times(get('inner'), whole(4))),
  set('panel', get('right')),
  repeat(
    [
      set('row', whole(0)),
      set('block', get('left')),
      repeat(fourRows, 'row', 'rows'),
      grow('panel', times(get('width'), whole(8))),
      grow('column', whole(8)),
    ],
    'column',
    'columns',
  ),
];

export const MULTIPLY_PROGRAM = programOf({
  name: 'multiply',
  parameters: PARAMETERS,
  numbers: NUMBERS,
  vectors: VECTORS,
  body,
});
