import { added, attend, type Norm, normed } from './attention.ts';
import type { Dense, MakeDense } from './dense.ts';
import type { Parts } from './packed-parts.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

/** How many numbers a piece of a word has. */
export const WIDTH = 384;
export const WIDEST = 1536;
export const MOST_PIECES = 64;
const HEADS = 12;

/** The vocabulary, and a vector for each piece in it: the same for every encoder made of MiniLM. */
export interface WordVectors {
  readonly piecesOf: WordPieces;
  readonly bytes: Int8Array;
  readonly steps: Float32Array;
}

export const nextWordVectors = ({ header, next, nextBytes }: Parts): WordVectors => ({
  piecesOf: createWordPieces((header as { readonly words: string }).words.split(' ')),
  bytes: nextBytes(),
  steps: next(),
});

/** The pieces of words in, a row of numbers for each of them out. */
export type ReadPieces = (pieces: readonly number[]) => Float32Array;

/** The layers in the order in which a file has them. */
export function nextLayers(parts: Parts, words: WordVectors, makeDense: MakeDense): ReadPieces {
  const { header, next } = parts;
  const places = next();
  const norm = nextNorm(parts);
  const count = (header as { readonly layers: number }).layers;
  const layers = Array.from({ length: count }, () => nextLayer(makeDense, parts));
  return (pieces) =>
    layers.reduce(
      (rows, layer) => throughLayer(layer, rows, pieces.length),
      normed(embed(pieces, words, places), norm),
    );
}

/** What is asked stands at the end of a long message, and what it is about at the beginning. */
export const shortened = (pieces: readonly number[], most: number): readonly number[] =>
  pieces.length <= most ? pieces : [...pieces.slice(0, most / 2), ...pieces.slice(-most / 2)];

export function meanRow(rows: Float32Array): Float32Array {
  const mean = new Float32Array(WIDTH);
  const count = rows.length / WIDTH;
  for (let at = 0; at < rows.length; at += 1) {
    mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + (rows[at] ?? 0) / count;
  }
  return mean;
}

export function nextDense(makeDense: MakeDense, { next, nextBytes }: Parts): Dense {
  const bytes = nextBytes();
  const steps = next();
  const weights = new Float32Array(bytes.length);
  // A plain loop: `from` would first make a list of all numbers, four times as large.
  for (let at = 0; at < bytes.length; at += 1) {
    weights[at] = (bytes[at] ?? 0) * (steps[at % steps.length] ?? 0);
  }
  return makeDense(weights, next());
}

interface Layer {
  readonly queries: Dense;
  readonly output: Dense;
  readonly attentionNorm: Norm;
  readonly inner: Dense;
  readonly outer: Dense;
  readonly innerNorm: Norm;
}

const nextNorm = ({ next }: Parts): Norm => ({ scale: next(), bias: next() });

const nextLayer = (makeDense: MakeDense, parts: Parts): Layer => ({
  queries: nextDense(makeDense, parts),
  output: nextDense(makeDense, parts),
  attentionNorm: nextNorm(parts),
  inner: nextDense(makeDense, parts),
  outer: nextDense(makeDense, parts),
  innerNorm: nextNorm(parts),
});

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
  { bytes, steps }: WordVectors,
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
