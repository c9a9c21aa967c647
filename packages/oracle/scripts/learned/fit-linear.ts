import type { LinearModel } from '../../src/learned/linear-model.ts';
import { fixedRandom, shuffled } from './fixed-random.ts';
import { type Row, BUCKETS, VECTOR, Learner, learn } from './learn-row.ts';

const BYTE = 127;
const EPOCHS = 12;

/**
 * Multinomial logistic regression with "none" as the reference class, by AdaGrad (Duchi, Hazan, Singer 2011) over rows
 * in a fixed shuffled order: the same examples give the same weights.
 */
export function fitLinear(
  kinds: number,
  rows: readonly Row[],
): Omit<LinearModel, 'hash' | 'limit'> {
  const bias = new Learner(kinds);
  const meaning = new Learner(VECTOR * kinds);
  const words = new Learner(BUCKETS * kinds);
  const order = shuffled(rows, fixedRandom());
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const row of order) learn(kinds, row, { bias, meaning, words });
  }
  const step = words.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / BYTE;
  return {
    bias: Float32Array.from(bias.values),
    meaning: Float32Array.from(meaning.values),
    words: Int8Array.from(words.values, (value) => Math.round(value / step)),
    step,
  };
}
