import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Embed } from '../../src/chat/embed.ts';
import { unpack } from '../../src/chat/understand/packed-file.ts';
import { onAxes } from '../../src/chat/understand/score-families.ts';
import { added, attend, type Norm, normed } from './attention.ts';
import { createDenseMaker, type Dense, type MakeDense } from './dense.ts';
import type { EncodeSentence } from './sentence-encoder.ts';
import { createWordPieces } from './word-pieces.ts';

const FILE = new URL('../../model/matter-encoder.bin', import.meta.url);

const WIDTH = 384;
const WIDEST = 1536;
const HEADS = 12;
const MOST_PIECES = 64;

interface Header {
  readonly words: string;
  readonly layers: number;
}

interface Layer {
  readonly queries: Dense;
  readonly output: Dense;
  readonly attentionNorm: Norm;
  readonly inner: Dense;
  readonly outer: Dense;
  readonly innerNorm: Norm;
}

/**
 * all-MiniLM-L6-v2, taught with what people type about everyday matters and passages to tell near situations apart
 * (packages/oracle/scripts/matter-encoder). Its numbers lie in the file as bytes.
 */
function loadMatterEncoder(): EncodeSentence {
  const { header, next, nextBytes } = readParts();
  const makeDense = createDenseMaker(MOST_PIECES, WIDEST);
  const embeddings = { bytes: nextBytes(), steps: next() };
  const places = next();
  const norm = nextNorm(next);
  const layers = Array.from({ length: header.layers }, () => nextLayer(makeDense, next, nextBytes));
  // Fewer numbers, that tell sentences apart nearly as well.
  const reduced = { mean: new Float32Array(WIDTH), axes: next() };
  const piecesOf = createWordPieces(header.words.split(' '));
  return (text) => {
    const pieces = shortened(piecesOf(text));
    const first = normed(embed(pieces, embeddings, places), norm);
    const rows = layers.reduce(
      (before, layer) => throughLayer(layer, before, pieces.length),
      first,
    );
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

/** The arrays of the file, one after the other. */
interface Parts {
  readonly header: Header;
  readonly next: () => Float32Array;
  readonly nextBytes: () => Int8Array;
}

function readParts(): Parts {
  const { header, part } = unpack(readFileSync(FILE));
  let at = -1;
  const take = (): ArrayBuffer => {
    at += 1;
    return part(at);
  };
  return {
    header: header as Header,
    next: () => new Float32Array(take()),
    nextBytes: () => new Int8Array(take()),
  };
}

const nextNorm = (next: Parts['next']): Norm => ({ scale: next(), bias: next() });

function nextLayer(
  makeDense: MakeDense,
  next: Parts['next'],
  nextBytes: Parts['nextBytes'],
): Layer {
  const dense = (): Dense => {
    const bytes = nextBytes();
    const steps = next();
    const weights = Float32Array.from(
      bytes,
      (byte, index) => byte * (steps[index % steps.length] ?? 0),
    );
    return makeDense(weights, next());
  };
  return {
    queries: dense(),
    output: dense(),
    attentionNorm: nextNorm(next),
    inner: dense(),
    outer: dense(),
    innerNorm: nextNorm(next),
  };
}

/** The question stands at the end of a long message, and what it is about at the beginning. */
const shortened = (pieces: readonly number[]): readonly number[] =>
  pieces.length <= MOST_PIECES
    ? pieces
    : [...pieces.slice(0, MOST_PIECES / 2), ...pieces.slice(-MOST_PIECES / 2)];

function throughLayer(layer: Layer, rows: Float32Array, count: number): Float32Array {
  const looked = attend(layer.queries(rows), count, HEADS);
  const attended = normed(added(layer.output(looked), rows), layer.attentionNorm);
  const inner = softened(layer.inner(attended));
  return normed(added(layer.outer(inner), attended), layer.innerNorm);
}

function softened(rows: Float32Array): Float32Array {
  for (let at = 0; at < rows.length; at += 1) rows[at] = gelu(rows[at] ?? 0);
  return rows;
}

/** x times the share of the normal distribution below x, by a rational approximation of the error function. */
function gelu(x: number): number {
  const size = Math.abs(x) * Math.SQRT1_2;
  const t = 1 / (1 + 0.327_591_1 * size);
  const series =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const above = (series * Math.exp(-size * size)) / 2;
  return x * (x < 0 ? above : 1 - above);
}

function embed(
  pieces: readonly number[],
  { bytes, steps }: { readonly bytes: Int8Array; readonly steps: Float32Array },
  places: Float32Array,
): Float32Array {
  const rows = new Float32Array(pieces.length * WIDTH);
  pieces.forEach((piece, place) => {
    const step = steps[piece] ?? 0;
    for (let at = 0; at < WIDTH; at += 1) {
      rows[place * WIDTH + at] =
        (bytes[piece * WIDTH + at] ?? 0) * step + (places[place * WIDTH + at] ?? 0);
    }
  });
  return rows;
}

function meanRow(rows: Float32Array): Float32Array {
  const mean = new Float32Array(WIDTH);
  const count = rows.length / WIDTH;
  for (let at = 0; at < rows.length; at += 1) {
    mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + (rows[at] ?? 0) / count;
  }
  return mean;
}

function ofLengthOne(vector: Float32Array): Float32Array<ArrayBuffer> {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
