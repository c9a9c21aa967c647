import type { LinearModel } from './linear-model.ts';

/** The numbers before the arrays: as JSON, because they are few. */
type Header = Pick<LinearModel, 'hash' | 'limit' | 'step'> & {
  readonly kinds: number;
  readonly meaning: number;
};

const NUMBER = Float32Array.BYTES_PER_ELEMENT;
/** The header is filled up with blanks. */
const HEADER_BYTES = 256;

export function encodeLinear({ hash, limit, step, bias, meaning, words }: LinearModel): Uint8Array {
  const header: Header = { hash, limit, step, kinds: bias.length, meaning: meaning.length };
  const text = JSON.stringify(header).padEnd(HEADER_BYTES);
  const numbers = Float32Array.from([...bias, ...meaning]);
  const bytes = new Uint8Array(HEADER_BYTES + numbers.byteLength + words.length);
  bytes.set(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  bytes.set(new Uint8Array(numbers.buffer), HEADER_BYTES);
  bytes.set(
    new Uint8Array(words.buffer, words.byteOffset, words.length),
    HEADER_BYTES + numbers.byteLength,
  );
  return bytes;
}

export function decodeLinear(file: Uint8Array): LinearModel {
  const bytes = file.slice();
  const text = String.fromCharCode(...bytes.subarray(0, HEADER_BYTES));
  const { kinds, meaning, ...header } = JSON.parse(text) as Header;
  return {
    ...header,
    bias: new Float32Array(bytes.buffer, HEADER_BYTES, kinds),
    meaning: new Float32Array(bytes.buffer, HEADER_BYTES + kinds * NUMBER, meaning),
    words: new Int8Array(bytes.buffer, HEADER_BYTES + (kinds + meaning) * NUMBER),
  };
}
