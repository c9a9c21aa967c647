import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Embed } from '../../src/chat/embed.ts';
import { onAxes } from '../../src/chat/understand/score-families.ts';
import { createDenseMaker } from './dense.ts';
import {
  meanRow,
  MOST_PIECES,
  nextLayers,
  nextWordVectors,
  shortened,
  WIDEST,
  WIDTH,
  type WordVectors,
} from './minilm.ts';
import { readParts } from './packed-parts.ts';
import type { EncodeSentence } from './sentence-encoder.ts';

const FILE = new URL('../../model/matter-encoder.bin', import.meta.url);

/** The vocabulary is shared by all encoders in one thread. */
let shared: WordVectors | null = null;

/** The words that every encoder made of MiniLM knows are in the file of this one. */
export const readWordVectors = (): WordVectors => (shared ??= nextWordVectors(readParts(FILE)));

/**
 * all-MiniLM-L6-v2, taught with what people type about everyday matters and passages to tell near situations apart
 * (packages/oracle/scripts/matter-encoder). Its numbers lie in the file as bytes.
 */
function loadMatterEncoder(): EncodeSentence {
  const parts = readParts(FILE);
  const own = nextWordVectors(parts);
  const words = (shared ??= own);
  const read = nextLayers(parts, words, createDenseMaker(MOST_PIECES, WIDEST));
  // Fewer numbers, that tell sentences apart nearly as well.
  const reduced = { mean: new Float32Array(WIDTH), axes: parts.next() };
  return (text) => {
    const rows = read(shortened(words.piecesOf(text), MOST_PIECES));
    return ofLengthOne(onAxes(meanRow(rows), reduced));
  };
}

export function createMatterEmbed(): Embed {
  const encode = loadMatterEncoder();
  return (texts) => Promise.resolve(texts.map((text) => encode(text)));
}

/** Another encoder, another hash. */
export const hashMatterEncoder = (): string =>
  createHash('sha256').update(readFileSync(FILE)).digest('hex').slice(0, 16);

function ofLengthOne(vector: Float32Array): Float32Array<ArrayBuffer> {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
