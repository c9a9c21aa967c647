/*
 * The two loops that cost time are WebAssembly programs: JavaScript has no instructions for four numbers at once, and
 * takes five times as long. They are written out by hand, because a compiler for two loops would be one more thing to
 * install. Addresses are in bytes.
 */
const [I32, V128, END] = [0x7f, 0x7b, 0x0b];
const [EMPTY, LOOP, BRANCH_IF] = [0x40, 0x03, 0x0d];
const [LOCAL_GET, LOCAL_SET, I32_CONST] = [0x20, 0x21, 0x41];
const [I32_LESS, I32_ADD, I32_MULTIPLY] = [0x49, 0x6a, 0x6c];
const LOAD = [0xfd, 0x00, 0x04];
export const STORE = [0xfd, 0x0b, 0x04];
export const STORE_WHOLE = [0x36, 0x02];
/** Eight bytes as eight short numbers. */
export const LOAD_BYTES = [0xfd, 0x01, 0x03];
/** Four bytes, four times. */
export const LOAD_PAIR = [0xfd, 0x09, 0x02];
/** Eight short numbers times eight; the products of two neighbours are added. */
export const MULTIPLY_PAIRS = [0xfd, 0xba, 0x01];
export const ADD_WHOLES = [0xfd, 0xae, 0x01];
export const ZERO = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];
export const laneOf = (lane: number): number[] => [0xfd, 0x1b, lane];

interface Codes<Local> {
  readonly get: (name: Local) => number[];
  readonly set: (name: Local, ...value: number[][]) => number[];
  readonly grow: (name: Local, by: number[]) => number[];
  /** At least once, and again while the first is less than the second. */
  readonly repeat: (body: number[][], less: Local, than: Local) => number[];
}

/** The codes that name a local of a program. */
export function codesFor<Local extends string>(locals: readonly Local[]): Codes<Local> {
  const get = (name: Local): number[] => [LOCAL_GET, locals.indexOf(name)];
  const set = (name: Local, ...value: number[][]): number[] => [
    ...value.flat(),
    LOCAL_SET,
    locals.indexOf(name),
  ];
  return {
    get,
    set,
    grow: (name, by) => set(name, plus(get(name), by)),
    repeat: (body, less, than) => [
      LOOP,
      EMPTY,
      ...body.flat(),
      ...get(less),
      ...get(than),
      I32_LESS,
      BRANCH_IF,
      0,
      END,
    ],
  };
}

/** Signed LEB128. */
export function whole(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x40) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  return [I32_CONST, ...bytes, rest];
}
export const plus = (a: number[], b: number[]): number[] => [...a, ...b, I32_ADD];
export const times = (a: number[], b: number[]): number[] => [...a, ...b, I32_MULTIPLY];
export const load = (address: number[], offset: number): number[] => [...address, ...LOAD, offset];

interface Program {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly numbers: readonly string[];
  readonly vectors: readonly string[];
  readonly body: readonly number[][];
}

/** The letters and the version every program begins with. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** A program of one function, over a memory that is handed in. */
export const programOf = (program: Program): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...MAGIC,
    ...section(1, [0x60, ...sized(program.parameters.map(() => I32)), 0x00]),
    ...section(2, [...text('own'), ...text('memory'), 0x02, 0x00, 0x00]),
    ...section(3, [0x00]),
    ...section(7, [...text(program.name), 0x00, 0x00]),
    ...section(
      10,
      sized([
        2,
        program.numbers.length,
        I32,
        program.vectors.length,
        V128,
        ...program.body.flat(),
        END,
      ]),
    ),
  ]);

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
