import { expect, it } from 'vitest';
import { decodeHiddenLayer, encodeHiddenLayer, hiddenScore, INPUT_SCALE } from './hidden-layer.ts';

/** Two units on a vector of two numbers: one for the first number, one against the second. */
const LAYER = {
  inward: Float32Array.of(1, 0, 0, -1),
  thresholds: Float32Array.of(0, 1),
  outward: Float32Array.of(2, 4),
  bias: -1,
};

it('adds up what the units say that are above zero', () => {
  expect(hiddenScore(LAYER, Float32Array.of(1, 1))).toBe(2 * INPUT_SCALE - 1);
  expect(hiddenScore(LAYER, Float32Array.of(-1, 0))).toBe(4 - 1);
});

it('is read as it was written', () => {
  expect(decodeHiddenLayer(encodeHiddenLayer(LAYER), 2)).toEqual(LAYER);
});
