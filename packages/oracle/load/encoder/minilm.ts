import { added, attend, type Norm, normed } from './attention.ts';
import type { Dense, MakeDense } from './dense.ts';
import { gelu } from './gelu.ts';
import type { Parts, ReadRow } from './packed-parts.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

/** How many numbers a piece of a word has. */
export const WIDTH = 384;
export const WIDEST = 1536;
export const MOST_PIECES = 64;
const HEADS = 12;

/** The vocabulary, and a vector for each piece in it: the same for every encoder made of MiniLM. */
export interface WordVectors {
  readonly piecesOf: WordPieces;
  readonly rowOf: ReadRow;
  readonly steps: Float32Array;
}

export const nextWordVectors = ({ header, next, nextRows }: Parts): WordVectors => ({
  piecesOf: createWordPieces((header as { readonly words: string }).words.split(' ')),
  rowOf: nextRows(WIDTH),
  steps: next(),
});

/** The pieces of words in, a row of numbers for each of them out. */
export type ReadPieces = (pieces: readonly number[]) => Float32Array;

/** The layers in the order in which a file has them. */
export function nextLayers(parts: Parts, words: WordVectors, makeDense: MakeDense): ReadPieces {
  const places = parts.next();
  const norm = nextNorm(parts);
  return readThrough(allLayers(parts, makeDense), (pieces) =>
    normed(embed(pieces, words, places), norm),
  );
}

/** A function of its own, so that what reads pieces does not keep the file in memory. */
const readThrough =
  (layers: readonly Layer[], embedPieces: ReadPieces): ReadPieces =>
  (pieces) =>
    layers.reduce((rows, layer) => throughLayer(layer, rows, pieces.length), embedPieces(pieces));

function allLayers(parts: Parts, makeDense: MakeDense): Layer[] {
  const { layers } = parts.header as { readonly layers: number };
  return Array.from({ length: layers }, () => nextLayer(makeDense, parts));
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

export const nextDense = (makeDense: MakeDense, { next, nextBytes }: Parts): Dense =>
  makeDense({ numbers: nextBytes(), steps: next() }, next());

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

function embed(
  pieces: readonly number[],
  { rowOf, steps }: WordVectors,
  places: Float32Array,
): Float32Array {
  const rows = new Float32Array(pieces.length * WIDTH);
  pieces.forEach((piece, place) => {
    const [row, step] = [rowOf(piece), steps[piece] ?? 0];
    for (let at = 0; at < WIDTH; at += 1) {
      rows[place * WIDTH + at] = (row[at] ?? 0) * step + (places[place * WIDTH + at] ?? 0);
    }
  });
  return rows;
}
