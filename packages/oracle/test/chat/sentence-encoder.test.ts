import { expect, test } from 'vitest';
import { createDenseMaker } from '../../load/encoder/dense.ts';
import { readVocabulary } from '../../load/encoder/read-weights.ts';
import { loadSentenceEncoder } from '../../load/encoder/sentence-encoder.ts';
import { createTokenizer } from '../../load/encoder/tokens-of.ts';

test('a dense layer adds its bias to the product of rows and weights', () => {
  const [inner, columns] = [3, 16];
  const weights = Float32Array.from({ length: inner * columns }, (_, at) => (at % 7) - 3);
  const bias = Float32Array.from({ length: columns }, (_, column) => column / 2);
  const rows = Float32Array.from({ length: 5 * inner }, (_, at) => (at % 5) - 1);
  const dense = createDenseMaker(8, columns)(weights, bias);
  const expected = Array.from({ length: 5 * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return [0, 1, 2].reduce(
      (sum, k) => sum + (rows[row * inner + k] ?? 0) * (weights[k * columns + column] ?? 0),
      bias[column] ?? 0,
    );
  });
  expect([...dense(rows)]).toEqual(expected);
});

test('a text is cut into the likeliest pieces, and unknown letters in a row are one', () => {
  const vocabulary = readVocabulary();
  const pieces = createTokenizer(vocabulary)('my dad died ☉☉☉ today').map(
    (piece) => vocabulary[piece]?.[0],
  );
  expect(pieces).toEqual(['▁my', '▁dad', '▁died', '▁', '�', '▁today']);
});

test('a sentence gets the vector that the published graph gives it', () => {
  const vector = loadSentenceEncoder()('my dad died last week');
  const published = [0.0102, 0.03558, 0.04887, -0.05615, -0.0144, -0.05498, 0.0556, 0.0561];
  published.forEach((value, at) => expect(vector[at]).toBeCloseTo(value, 3));
});
