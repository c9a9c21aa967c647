/*
 * The one loop that costs time, as a WebAssembly program: JavaScript has no instructions for four numbers at once, and
 * takes five times as long. Written out by hand, because a compiler for one loop would be one more thing to install.
 *
 *   multiply(out, left, right, rows, inner, columns): out += left × right
 *
 * Addresses are in bytes. Rows come in fours and columns in eights; `right` is packed in panels of eight columns.
 */
const [I32, V128, EMPTY] = [0x7f, 0x7b, 0x40];
const [LOOP, END, BRANCH_IF] = [0x03, 0x0b, 0x0d];
const [LOCAL_GET, LOCAL_SET, I32_CONST] = [0x20, 0x21, 0x41];
const [I32_LESS, I32_ADD, I32_MULTIPLY] = [0x49, 0x6a, 0x6c];
const [LOAD, LOAD_SPLAT, STORE] = [
  [0xfd, 0x00, 0x04],
  [0xfd, 0x09, 0x02],
  [0xfd, 0x0b, 0x04],
];
const ADD = [0xfd, 0xe4, 0x01];
const MULTIPLY = [0xfd, 0xe6, 0x01];
const ZERO = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];

const PARAMETERS = ['out', 'left', 'right', 'rows', 'inner', 'columns'] as const;
const NUMBERS = [
  'row',
  'column',
  'panel',
  'end',
  'to',
  'l0',
  'l1',
  'l2',
  'l3',
  'w',
  'width',
] as const;
const SUMS = ['s00', 's01', 's10', 's11', 's20', 's21', 's30', 's31'] as const;
const VECTORS = [...SUMS, 'w0', 'w1', 'x'] as const;
const LOCALS: readonly string[] = [...PARAMETERS, ...NUMBERS, ...VECTORS];
type Local = (typeof PARAMETERS)[number] | (typeof NUMBERS)[number] | (typeof VECTORS)[number];

const get = (name: Local): number[] => [LOCAL_GET, LOCALS.indexOf(name)];
const set = (name: Local, ...value: number[][]): number[] => [
  ...value.flat(),
  LOCAL_SET,
  LOCALS.indexOf(name),
];
/** Signed LEB128. */
function whole(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x40) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  return [I32_CONST, ...bytes, rest];
}
const plus = (a: number[], b: number[]): number[] => [...a, ...b, I32_ADD];
const times = (a: number[], b: number[]): number[] => [...a, ...b, I32_MULTIPLY];
const grow = (name: Local, by: number[]): number[] => set(name, plus(get(name), by));
const load = (address: number[], offset: number): number[] => [...address, ...LOAD, offset];
/** At least once, and again while the first is less than the second. */
const repeat = (body: number[][], less: Local, than: Local): number[] => [
  LOOP,
  EMPTY,
  ...body.flat(),
  ...get(less),
  ...get(than),
  I32_LESS,
  BRANCH_IF,
  0,
  END,
];

const ROWS = [0, 1, 2, 3] as const;
const HALVES = [0, 1] as const;

/** One number of each of four rows, times eight columns. */
const step: number[][] = [
  set('w0', load(get('w'), 0)),
  set('w1', load(get('w'), 16)),
  ...ROWS.flatMap((row) => [
    set('x', [...get(`l${row}`), ...LOAD_SPLAT, 0]),
    ...HALVES.map((half) =>
      set(`s${row}${half}`, get(`s${row}${half}`), get('x'), get(`w${half}`), MULTIPLY, ADD),
    ),
    grow(`l${row}`, whole(4)),
  ]),
  grow('w', whole(32)),
];

const fourRows: number[][] = [
  ...SUMS.map((sum) => set(sum, ZERO)),
  set('l0', plus(get('left'), times(get('row'), get('width')))),
  set('l1', plus(get('l0'), get('width'))),
  set('l2', plus(get('l1'), get('width'))),
  set('l3', plus(get('l2'), get('width'))),
  set('end', get('l1')),
  set('w', get('panel')),
  repeat(step, 'l0', 'end'),
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
