/*
 * The one loop that costs time, as a WebAssembly program: JavaScript has no instructions for four numbers at once, and
 * takes five times as long. Written out by hand, because a compiler for one loop would be one more thing to install.
 *
 *   multiply(out, left, right, rows, inner, columns): out += left × right
 *
 * Addresses are in bytes. Rows come in fours and columns in eights; `right` is packed in panels of eight columns, `left`
 * in blocks of four rows, where each number stands four times: reading it is cheaper than repeating it.
 */
export const [I32, V128, END] = [0x7f, 0x7b, 0x0b];
const [EMPTY, LOOP, BRANCH_IF] = [0x40, 0x03, 0x0d];
const [LOCAL_GET, LOCAL_SET, I32_CONST] = [0x20, 0x21, 0x41];
const [I32_LESS, I32_ADD, I32_MULTIPLY] = [0x49, 0x6a, 0x6c];
const LOAD = [0xfd, 0x00, 0x04];
export const STORE = [0xfd, 0x0b, 0x04];
export const ADD = [0xfd, 0xe4, 0x01];
/** One instruction where the processor has it; two are half as fast. */
export const MULTIPLY_ADD = [0xfd, 0x85, 0x02];
export const ZERO = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];

export const PARAMETERS = ['out', 'left', 'right', 'rows', 'inner', 'columns'] as const;
export const NUMBERS = ['row', 'column', 'panel', 'to', 'block', 'l', 'w', 'width'] as const;
export const SUMS = ['s00', 's01', 's10', 's11', 's20', 's21', 's30', 's31'] as const;
export const VECTORS = [...SUMS, 'w0', 'w1', 'x'] as const;
const LOCALS: readonly string[] = [...PARAMETERS, ...NUMBERS, ...VECTORS];
type Local = (typeof PARAMETERS)[number] | (typeof NUMBERS)[number] | (typeof VECTORS)[number];

export const get = (name: Local): number[] => [LOCAL_GET, LOCALS.indexOf(name)];
export const set = (name: Local, ...value: number[][]): number[] => [
  ...value.flat(),
  LOCAL_SET,
  LOCALS.indexOf(name),
];
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
export const grow = (name: Local, by: number[]): number[] => set(name, plus(get(name), by));
export const load = (address: number[], offset: number): number[] => [...address, ...LOAD, offset];
/** At least once, and again while the first is less than the second. */
export const repeat = (body: number[][], less: Local, than: Local): number[] => [
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
