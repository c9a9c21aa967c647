import {
  ADD_WHOLES,
  codesFor,
  laneOf,
  load,
  LOAD_BYTES,
  MULTIPLY_PAIRS,
  plus,
  programOf,
  STORE_WHOLE,
  whole,
  ZERO,
} from './program-codes.ts';

/*
 *   multiplyRows(out, vector, table, end, width): out = table × vector
 *
 * All numbers are whole: one byte each in the table, two in the vector, four in what comes out. The table has rows of
 * `width` bytes, in eights, up to the address `end`.
 */
const PARAMETERS = ['out', 'vector', 'table', 'end', 'width'] as const;
const NUMBERS = ['v', 'rowEnd'] as const;
const VECTORS = ['sums'] as const;
const { get, set, grow, repeat } = codesFor([...PARAMETERS, ...NUMBERS, ...VECTORS]);

/** Eight bytes of the table, times eight numbers of the vector. */
const step: number[][] = [
  set(
    'sums',
    [...get('table'), ...LOAD_BYTES, 0],
    load(get('v'), 0),
    MULTIPLY_PAIRS,
    get('sums'),
    ADD_WHOLES,
  ),
  grow('v', whole(16)),
  grow('table', whole(8)),
];

const row: number[][] = [
  set('sums', ZERO),
  set('v', get('vector')),
  set('rowEnd', plus(get('table'), get('width'))),
  repeat(step, 'table', 'rowEnd'),
  get('out'),
  plus(
    plus([...get('sums'), ...laneOf(0)], [...get('sums'), ...laneOf(1)]),
    plus([...get('sums'), ...laneOf(2)], [...get('sums'), ...laneOf(3)]),
  ),
  [...STORE_WHOLE, 0],
  grow('out', whole(4)),
];

export const ROWS_PROGRAM = programOf({
  name: 'multiplyRows',
  parameters: PARAMETERS,
  numbers: NUMBERS,
  vectors: VECTORS,
  body: [repeat(row, 'table', 'end')],
});
