import { expect, test } from 'vitest';
import { createDenseMaker } from '../../load/encoder/dense.ts';
import { roundedWeights } from '../../load/encoder/rounded-weights.ts';
import { readVocabulary } from '../../load/encoder/read-weights.ts';
import { loadSentenceEncoder } from '../../load/encoder/sentence-encoder.ts';
import { createTokenizer } from '../../load/encoder/tokens-of.ts';

const [INNER, COLUMNS] = [7, 16];
const bytes = Int8Array.from({ length: INNER * COLUMNS }, (_, at) => ((at * 37) % 255) - 127);
const weightsByBytes = [
  ['one byte', { numbers: bytes, steps: new Float32Array(COLUMNS).fill(0.25) }],
  [
    'two bytes',
    roundedWeights(
      Float32Array.from(bytes, (value) => value / 4),
      COLUMNS,
    ),
  ],
] as const;

test.each(weightsByBytes)(
  'a dense layer with weights of %s adds its bias to the product of rows and weights',
  (_bytes, weights) => {
    const bias = Float32Array.from({ length: COLUMNS }, (_, column) => column / 2);
    const rows = Float32Array.from({ length: 5 * INNER }, (_, at) => ((at * 11) % 23) / 8 - 1);
    const dense = createDenseMaker(8, COLUMNS)(weights, bias);
    const product = (row: number, column: number): number =>
      Array.from(
        { length: INNER },
        (_, at) => ((rows[row * INNER + at] ?? 0) * (bytes[at * COLUMNS + column] ?? 0)) / 4,
      ).reduce((sum, value) => sum + value, bias[column] ?? 0);
    const found = dense(rows);
    expect(found).toHaveLength(5 * COLUMNS);
    found.forEach((value, at) =>
      expect(value).toBeCloseTo(product(Math.floor(at / COLUMNS), at % COLUMNS), 1),
    );
  },
);

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
