import {
  ADD,
  ADD_FRACTION,
  codesFor,
  FIRST_FOUR,
  laneOf,
  LAST_FOUR,
  load,
  LOAD_BYTES,
  MULTIPLY_ADD,
  plus,
  programOf,
  STORE_FRACTION,
  whole,
  ZERO,
} from './program-codes.ts';

/*
 *   multiplyRows(out, vector, table, end, width): out = table × vector
 *
 * The table has rows of `width` bytes, in eights, up to the address `end`; the vector and what comes out are numbers of
 * four bytes.
 */
const PARAMETERS = ['out', 'vector', 'table', 'end', 'width'] as const;
const NUMBERS = ['v', 'rowEnd'] as const;
const VECTORS = ['bytes', 's0', 's1'] as const;
const { get, set, grow, repeat } = codesFor([...PARAMETERS, ...NUMBERS, ...VECTORS]);

/** Eight bytes of the table, times eight numbers of the vector. */
const step: number[][] = [
  set('bytes', [...get('table'), ...LOAD_BYTES, 0]),
  set('s0', get('bytes'), FIRST_FOUR, load(get('v'), 0), get('s0'), MULTIPLY_ADD),
  set('s1', get('bytes'), LAST_FOUR, load(get('v'), 16), get('s1'), MULTIPLY_ADD),
  grow('v', whole(32)),
  grow('table', whole(8)),
];

const row: number[][] = [
  set('s0', ZERO),
  set('s1', ZERO),
  set('v', get('vector')),
  set('rowEnd', plus(get('table'), get('width'))),
  repeat(step, 'table', 'rowEnd'),
  set('s0', get('s0'), get('s1'), ADD),
  get('out'),
  [...get('s0'), ...laneOf(0), ...get('s0'), ...laneOf(1), ...ADD_FRACTION],
  [...get('s0'), ...laneOf(2), ...get('s0'), ...laneOf(3), ...ADD_FRACTION],
  [...ADD_FRACTION, ...STORE_FRACTION, 0],
  grow('out', whole(4)),
];

export const ROWS_PROGRAM = programOf({
  name: 'multiplyRows',
  parameters: PARAMETERS,
  numbers: NUMBERS,
  vectors: VECTORS,
  body: [repeat(row, 'table', 'end')],
});
