import type { Norm } from './attention.ts';
import { createDenseMaker, type Dense, type MakeDense } from './dense.ts';
import { type Layer, throughLayer } from './layer.ts';
import { readVocabulary, readWeights, type Weights } from './read-weights.ts';
import { createTokenizer } from './tokens-of.ts';
import { roundedWeights } from './rounded-weights.ts';

/** A sentence as a vector of length one. */
export type EncodeSentence = (text: string) => Float32Array<ArrayBuffer>;

const WIDTH = 512;
const WIDEST = 1536;
const EMBEDDING = 256;
const MOST_PIECES = 128;

const APPLIED = 'module_apply_default/Encoder_en/KonaTransformer/Encode';
const GIVEN = 'module/Encoder_en/KonaTransformer/Encode';

/** Google's Universal Sentence Encoder, lite: two layers of attention over the pieces of one sentence. */
export function loadSentenceEncoder(): EncodeSentence {
  const weights = readWeights();
  const makeDense = roundingMaker(createDenseMaker(MOST_PIECES, WIDEST));
  const rowOf = (piece: number): Float32Array => weights.row('module/Embeddings_en', piece);
  const timing = weights.all(
    `${APPLIED}/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`,
  );
  const layers = [layerOf(0, weights, makeDense), layerOf(1, weights, makeDense)];
  const last = makeDense(
    weights.all('module/Encoder_en/hidden_layers/tanh_layer_0/weights'),
    weights.all('module/Encoder_en/hidden_layers/tanh_layer_0/bias'),
  );
  const piecesOf = createTokenizer(readVocabulary());
  return (text) => {
    const pieces = piecesOf(text).slice(0, MOST_PIECES);
    const rows = layers.reduce(
      (before, layer) => throughLayer(layer, before, pieces.length),
      embed(pieces, rowOf, timing),
    );
    return ofLengthOne(last(meanRow(rows)).map(Math.tanh));
  };
}

/** Makes dense layers of weights with fractions. */
type MakeRounded = (weights: Float32Array, bias: Float32Array) => Dense;

const roundingMaker =
  (makeDense: MakeDense): MakeRounded =>
  (weights, bias) =>
    makeDense(roundedWeights(weights, bias.length), bias);

function layerOf(number: 0 | 1, weights: Weights, makeDense: MakeRounded): Layer {
  const layer = `Layer_${number}/TransformerLayer`;
  const part = (name: string): Float32Array =>
    weights.all(`${APPLIED}/${layer}/${name}/ConcatPartitions/concat`);
  const norm = (name: string): Norm => ({
    scale: part(`${name}layer_prepostprocess/layer_norm/layer_norm_scale`),
    bias: part(`${name}layer_prepostprocess/layer_norm/layer_norm_bias`),
  });
  const attention = (name: string) =>
    makeDense(
      weights.all(`${GIVEN}/${layer}/MultiheadAttention/${name}/kernel/part_0`),
      part(`MultiheadAttention/${name}/bias`),
    );
  const inner = (name: string) =>
    makeDense(
      weights.all(`${APPLIED}/TransformerStack/${layer}/FFN/${name}/Tensordot/Reshape_1`),
      part(`FFN/${name}/bias`),
    );
  return {
    widen: number === 0 ? makeDense(part('dense/kernel'), part('dense/bias')) : null,
    attentionNorm: norm(''),
    queries: attention('qkv_transform_single'),
    output: attention('output_transform_single'),
    innerNorm: norm('FFN/'),
    inner: inner('conv1'),
    outer: inner('conv2'),
  };
}

/** Each piece counts twice, and its place once. */
function embed(
  pieces: readonly number[],
  rowOf: (piece: number) => Float32Array,
  timing: Float32Array,
): Float32Array {
  const rows = new Float32Array(pieces.length * EMBEDDING);
  const half = EMBEDDING / 2;
  pieces.forEach((piece, place) => {
    const row = rowOf(piece);
    for (let at = 0; at < EMBEDDING; at += 1) {
      const angle = place * (timing[at % half] ?? 0);
      const signal = at < half ? Math.sin(angle) : Math.cos(angle);
      rows[place * EMBEDDING + at] = 2 * (row[at] ?? 0) + signal;
    }
  });
  return rows;
}

function meanRow(rows: Float32Array): Float32Array {
  const mean = new Float32Array(WIDTH);
  const count = Math.max(1, rows.length / WIDTH);
  rows.forEach((value, at) => {
    mean[at % WIDTH] = (mean[at % WIDTH] ?? 0) + value / count;
  });
  return mean;
}

function ofLengthOne(vector: Float32Array): Float32Array<ArrayBuffer> {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return Float32Array.from(vector, (value) => value / length);
}
