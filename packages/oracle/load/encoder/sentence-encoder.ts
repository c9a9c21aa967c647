import type { Norm } from './attention.ts';
import { createDenseMaker, type MakeDense } from './dense.ts';
import { type Layer, throughLayer } from './layer.ts';
import { readVocabulary, readWeights, type Weights } from './read-weights.ts';
import { createTokenizer } from './tokens-of.ts';

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
  const makeDense = createDenseMaker(MOST_PIECES, WIDEST);
  const embeddings = weights('module/Embeddings_en');
  const timing = weights(
    `${APPLIED}/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`,
  );
  const layers = [layerOf(0, weights, makeDense), layerOf(1, weights, makeDense)];
  const last = makeDense(
    weights('module/Encoder_en/hidden_layers/tanh_layer_0/weights'),
    weights('module/Encoder_en/hidden_layers/tanh_layer_0/bias'),
  );
  const piecesOf = createTokenizer(readVocabulary());
  return (text) => {
    const pieces = piecesOf(text).slice(0, MOST_PIECES);
    const rows = layers.reduce(
      (before, layer) => throughLayer(layer, before, pieces.length),
      embed(pieces, embeddings, timing),
    );
    return ofLengthOne(last(meanRow(rows)).map(Math.tanh));
  };
}

function layerOf(number: 0 | 1, weights: Weights, makeDense: MakeDense): Layer {
  const layer = `Layer_${number}/TransformerLayer`;
  const part = (name: string): Float32Array =>
    weights(`${APPLIED}/${layer}/${name}/ConcatPartitions/concat`);
  const norm = (name: string): Norm => ({
    scale: part(`${name}layer_prepostprocess/layer_norm/layer_norm_scale`),
    bias: part(`${name}layer_prepostprocess/layer_norm/layer_norm_bias`),
  });
  const attention = (name: string) =>
    makeDense(
      weights(`${GIVEN}/${layer}/MultiheadAttention/${name}/kernel/part_0`),
      part(`MultiheadAttention/${name}/bias`),
    );
  const inner = (name: string) =>
    makeDense(
      weights(`${APPLIED}/TransformerStack/${layer}/FFN/${name}/Tensordot/Reshape_1`),
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
  embeddings: Float32Array,
  timing: Float32Array,
): Float32Array {
  const rows = new Float32Array(pieces.length * EMBEDDING);
  const half = EMBEDDING / 2;
  pieces.forEach((piece, place) => {
    for (let at = 0; at < EMBEDDING; at += 1) {
      const angle = place * (timing[at % half] ?? 0);
      const signal = at < half ? Math.sin(angle) : Math.cos(angle);
      rows[place * EMBEDDING + at] = 2 * (embeddings[piece * EMBEDDING + at] ?? 0) + signal;
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
