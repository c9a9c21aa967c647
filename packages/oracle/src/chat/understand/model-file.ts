import type { Model } from './model.ts';

/** The numbers before the arrays: as JSON, because they are few. */
interface Header {
  readonly hash: string;
  readonly families: readonly string[];
  readonly zones: Model['zones'];
  readonly known: string;
  readonly targets: string;
  readonly steps: { readonly phrasings: number; readonly lexical: number };
  /** Bytes of each array, in the order of `arraysOf`. */
  readonly sizes: readonly number[];
}

const ALIGNED = 4;

const arraysOf = ({ meaning, lexical }: Model) => [
  meaning.mean,
  meaning.axes,
  meaning.weightSteps,
  meaning.phrasings,
  meaning.weights,
  lexical.hashes,
  lexical.rarity,
  lexical.starts,
  lexical.families,
  lexical.weights,
];

export function encodeModel(model: Model): Uint8Array {
  const arrays = arraysOf(model).map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const header: Header = {
    hash: model.hash,
    families: model.families,
    zones: model.zones,
    known: [...model.words.known].join(' '),
    targets: [...model.words.targets.values()].flat().join(' '),
    steps: { phrasings: model.meaning.step, lexical: model.lexical.step },
    sizes: arrays.map(({ length }) => length),
  };
  const text = Uint8Array.from(JSON.stringify(header), (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(
    aligned(ALIGNED + text.length) + arrays.reduce((sum, { length }) => sum + aligned(length), 0),
  );
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, ALIGNED);
  let at = aligned(ALIGNED + text.length);
  for (const array of arrays) {
    bytes.set(array, at);
    at += aligned(array.length);
  }
  return bytes;
}

export function decodeModel(file: Uint8Array): Model {
  const bytes = file.slice();
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const text = Array.from(bytes.subarray(ALIGNED, ALIGNED + length), asLetter).join('');
  const header = JSON.parse(text) as Header;
  let at = aligned(ALIGNED + length);
  const parts = header.sizes.map((size) => {
    const part = bytes.buffer.slice(at, at + size);
    at += aligned(size);
    return part;
  });
  const part = (index: number): ArrayBuffer => parts[index] ?? new ArrayBuffer(0);
  return {
    hash: header.hash,
    families: header.families,
    zones: header.zones,
    words: {
      known: new Set(header.known.split(' ')),
      targets: Map.groupBy(header.targets.split(' '), (word) => word.length),
    },
    meaning: {
      mean: new Float32Array(part(0)),
      axes: new Float32Array(part(1)),
      weightSteps: new Float32Array(part(2)),
      phrasings: new Int8Array(part(3)),
      weights: new Int8Array(part(4)),
      step: header.steps.phrasings,
    },
    lexical: {
      hashes: new Uint32Array(part(5)),
      rarity: new Float32Array(part(6)),
      starts: new Uint32Array(part(7)),
      families: new Uint16Array(part(8)),
      weights: new Int8Array(part(9)),
      step: header.steps.lexical,
    },
  };
}

/** The header holds ASCII only. */
const asLetter = (code: number): string => String.fromCharCode(code);

const aligned = (size: number): number => Math.ceil(size / ALIGNED) * ALIGNED;
