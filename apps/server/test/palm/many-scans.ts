/* Progressive JPEGs that are legal, small, and slow to decode, for the tests and benches. */

export interface ScansOptions {
  readonly width: number;
  readonly height: number;
  /** 2,647 at most: the first, and 14 bits of 63 coefficients of three colours, each bit in a scan of its own. */
  readonly scans: number;
}

const BLOCK_SIDE = 8;
const COEFFICIENTS = 63;
const BITS = 14;

/** A grey picture, told scan by scan. After the first, no scan changes anything. (ITU-T T.81, annexes B and G.) */
export function jpegOfScans({ width, height, scans }: ScansOptions): Buffer {
  const blocks = Math.ceil(width / BLOCK_SIDE) * Math.ceil(height / BLOCK_SIDE);
  const nothing = emptyScan(blocks);
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...word(height), ...word(width), 3, ...[1, 2, 3].flatMap(colour)]),
    // One code of one bit for "as before"; fifteen of four bits for "so many blocks of nothing".
    segment(0xc4, [0x00, ...codesOfLength(1, 1), 0]),
    segment(0xc4, [0x10, ...codesOfLength(15, 4), ...numbers(15).map((size) => size << 4)]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]),
    Buffer.alloc(Math.floor((blocks * 3) / 8)),
    Buffer.of(0xff >> ((blocks * 3) % 8)),
    ...furtherScans(scans - 1).flatMap((parameters) => [segment(0xda, parameters), nothing]),
    Buffer.of(0xff, 0xd9),
  ]);
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const word = (value: number): number[] => [value >> 8, value & 0xff];
const colour = (id: number): number[] => [id, 0x11, 0];
const codesOfLength = (count: number, length: number): number[] =>
  numbers(16).map((index) => (index === length - 1 ? count : 0));
const segment = (marker: number, body: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, ...word(body.length + 2), ...body]);

/** Each bit of each coefficient, from the highest down: the order the standard asks for. */
const furtherScans = (count: number): number[][] =>
  [1, 2, 3]
    .flatMap((id) =>
      numbers(COEFFICIENTS).flatMap((index) =>
        numbers(BITS).map((step) => {
          const bit = BITS - 1 - step;
          const precision = step === 0 ? bit : ((bit + 1) << 4) | bit;
          return [1, id, 0, index + 1, index + 1, precision];
        }),
      ),
    )
    .slice(0, count);

/** Runs of empty blocks, each as long as a run can be (T.81, G.1.2.2). */
function emptyScan(blocks: number): Buffer {
  let bits = '';
  for (let left = blocks; left > 0;) {
    const size = Math.min(14, Math.floor(Math.log2(left)));
    const run = Math.min(left, 2 ** (size + 1) - 1);
    bits += size.toString(2).padStart(4, '0');
    if (size > 0) bits += (run - 2 ** size).toString(2).padStart(size, '0');
    left -= run;
  }
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  // A byte of ones is followed by a zero, or it would begin a marker.
  return Buffer.from(
    bytes
      .map((byte) => Number.parseInt(byte, 2))
      .flatMap((byte) => (byte === 255 ? [255, 0] : byte)),
  );
}
