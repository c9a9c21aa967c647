import { matrix, type Matrix } from './matrix.ts';

/** One example: numbers that all examples have, known features with their values, and the right class. */
export interface Example {
  readonly dense: Float32Array;
  readonly at: readonly number[];
  readonly values: readonly number[];
  readonly right: number;
}

export interface Softmax {
  /** Row by row one dense number or feature, one weight for each class. */
  readonly dense: Matrix;
  readonly sparse: Matrix;
}

const EPOCHS = 10;
const RATE = 0.1;
/** What AdaGrad takes as already seen: the more, the less a feature learns that few examples have. */
const CAUTION = 1e-3;
/** An error below this teaches nothing more. */
const LEARNED = 2e-3;

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011) over examples in a fixed shuffled order: the
 * same examples give the same weights.
 */
export function fitSoftmax(
  examples: readonly Example[],
  { classes, features }: { readonly classes: number; readonly features: number },
): Softmax {
  const size = examples[0]?.dense.length ?? 0;
  const [dense, sparse] = [new Learner(size, classes), new Learner(features, classes)];
  const scores = new Float32Array(classes);
  const order = shuffled(examples.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      scores.fill(0);
      example.dense.forEach((value, row) => dense.addTo(scores, row, value));
      example.at.forEach((row, place) => sparse.addTo(scores, row, example.values[place] ?? 0));
      const errors = errorsOf(scores, example.right);
      example.dense.forEach((value, row) => dense.learn(row, value, errors));
      example.at.forEach((row, place) => sparse.learn(row, example.values[place] ?? 0, errors));
    }
  }
  return { dense: dense.weights, sparse: sparse.weights };
}

/** Classes whose share is wrong, and by how much. */
interface Errors {
  readonly classes: readonly number[];
  readonly by: readonly number[];
}

function errorsOf(scores: Float32Array, right: number): Errors {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const classes: number[] = [];
  const by: number[] = [];
  powers.forEach((power, index) => {
    const error = power / all - (index === right ? 1 : 0);
    if (Math.abs(error) < LEARNED) return;
    classes.push(index);
    by.push(error);
  });
  return { classes, by };
}

class Learner {
  readonly weights: Matrix;
  readonly #seen: Float32Array;

  constructor(rows: number, classes: number) {
    this.weights = matrix(rows, classes);
    this.#seen = new Float32Array(rows * classes).fill(CAUTION);
  }

  addTo(scores: Float32Array, row: number, value: number): void {
    const { columns, values } = this.weights;
    for (let index = 0, from = row * columns; index < columns; index += 1) {
      scores[index] = (scores[index] ?? 0) + value * (values[from + index] ?? 0);
    }
  }

  learn(row: number, value: number, { classes, by }: Errors): void {
    const { columns, values } = this.weights;
    for (let index = 0; index < classes.length; index += 1) {
      const at = row * columns + (classes[index] ?? 0);
      const slope = value * (by[index] ?? 0);
      const seen = (this.#seen[at] ?? 0) + slope * slope;
      this.#seen[at] = seen;
      values[at] = (values[at] ?? 0) - (RATE * slope) / Math.sqrt(seen);
    }
  }
}

/** By a linear congruential generator (Numerical Recipes' constants): an order without a pattern, yet fixed. */
function shuffled(count: number): number[] {
  let state = 20_260_101;
  const keys = Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  });
  return [...keys.keys()].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}
