import {
  I32,
  V128,
  END,
  STORE,
  ADD,
  MULTIPLY_ADD,
  ZERO,
  PARAMETERS,
  NUMBERS,
  SUMS,
  VECTORS,
  get,
  set,
  whole,
  plus,
  times,
  grow,
  load,
  repeat,
} from './program-codes.ts';

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

/** Unsigned LEB128 length before the bytes. */
function sized(bytes: readonly number[]): number[] {
  const length: number[] = [];
  let rest = bytes.length;
  do {
    length.push(rest > 0x7f ? (rest & 0x7f) | 0x80 : rest);
    rest >>= 7;
  } while (rest > 0);
  return [...length, ...bytes];
}
const section = (id: number, ...items: number[][]): number[] => [
  id,
  ...sized([items.length, ...items.flat()]),
];
const text = (word: string): number[] => sized(Array.from(word, (letter) => letter.charCodeAt(0)));

/** The letters and the version every program begins with. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

export const MULTIPLY_PROGRAM: Uint8Array<ArrayBuffer> = Uint8Array.from([
  ...MAGIC,
  ...section(1, [0x60, ...sized(PARAMETERS.map(() => I32)), 0x00]),
  ...section(2, [...text('own'), ...text('memory'), 0x02, 0x00, 0x00]),
  ...section(3, [0x00]),
  ...section(7, [...text('multiply'), 0x00, 0x00]),
  ...section(10, sized([2, NUMBERS.length, I32, VECTORS.length, V128, ...body.flat(), END])),
]);
