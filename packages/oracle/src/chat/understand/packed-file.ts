/** At the head of a file, beside what the file says of itself: the bytes of each array. */
interface Sizes {
  readonly sizes: readonly number[];
}

type Numbers = Int8Array | Uint16Array | Uint32Array | Float32Array;

const ALIGNED = 4;

/** The few numbers and names as JSON, then the arrays. */
export function pack(header: object, arrays: readonly Numbers[]): Uint8Array {
  const parts = arrays.map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const whole = { ...header, sizes: parts.map(({ length }) => length) } satisfies Sizes;
  const text = Uint8Array.from(asciiOf(whole), (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(
    aligned(ALIGNED + text.length) + parts.reduce((sum, { length }) => sum + aligned(length), 0),
  );
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, ALIGNED);
  let at = aligned(ALIGNED + text.length);
  for (const part of parts) {
    bytes.set(part, at);
    at += aligned(part.length);
  }
  return bytes;
}

/** Reads so many bytes of a file from a place on. */
export type ReadBytes = (from: number, size: number) => Uint8Array<ArrayBuffer>;

export interface Packed {
  readonly header: unknown;
  readonly part: (index: number) => ArrayBuffer;
  /** Where an array begins in the file. */
  readonly placeOf: (index: number) => number;
}

/** What stands in a file, each array read when it is asked for. */
export function unpack(read: ReadBytes): Packed {
  const length = new DataView(read(0, ALIGNED).buffer).getUint32(0, true);
  const header = JSON.parse(textOf(read(ALIGNED, length))) as Sizes;
  const places = [aligned(ALIGNED + length)];
  for (const size of header.sizes) places.push((places.at(-1) ?? 0) + aligned(size));
  const placeOf = (index: number): number => places[index] ?? 0;
  return {
    header,
    placeOf,
    part: (index) => read(placeOf(index), header.sizes[index] ?? 0).buffer,
  };
}

const PIECE = 8192;

/** In pieces: a function takes only so many arguments. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}

const asciiOf = (header: object): string =>
  JSON.stringify(header).replaceAll(
    /[^ -~]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const aligned = (size: number): number => Math.ceil(size / ALIGNED) * ALIGNED;
