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

export function unpack(file: Uint8Array): {
  readonly header: unknown;
  readonly part: (index: number) => ArrayBuffer;
} {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const text = Array.from(file.subarray(ALIGNED, ALIGNED + length), asLetter).join('');
  const header = JSON.parse(text) as Sizes;
  let at = aligned(ALIGNED + length);
  const parts = header.sizes.map((size) => {
    const part = file.subarray(at, at + size);
    at += aligned(size);
    return part;
  });
  return { header, part: (index) => Uint8Array.from(parts[index] ?? []).buffer };
}

const asciiOf = (header: object): string =>
  JSON.stringify(header).replaceAll(
    /[^ -~]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const asLetter = (code: number): string => String.fromCharCode(code);

const aligned = (size: number): number => Math.ceil(size / ALIGNED) * ALIGNED;
