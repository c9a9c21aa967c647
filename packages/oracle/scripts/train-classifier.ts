import {
  type PackedClassifier,
  WEIGHT_LETTERS,
  ZERO_LETTER,
} from '../src/safety/classify-message.ts';
import { messageFeatures } from '../src/safety/message-features.ts';
import { softmaxBesideOpen } from '../src/safety/softmax.ts';

/** `topic` is null for a sentence that belongs to none of the classifier's topics. */
export type Example<Topic extends string> = {
  readonly sentence: string;
  readonly topic: Topic | null;
  readonly weight: number;
};

export type TrainingPlan<Topic extends string> = {
  readonly topics: readonly Topic[];
  readonly buckets: number;
  readonly epochs: number;
  readonly rate: number;
  /** L2: how much of a weight fades per visit. */
  readonly decay: number;
  /** What AdaGrad takes as already seen: the more, the less a feature learns that few phrases have. */
  readonly caution: number;
};

/** An example whose error is below this teaches nothing more, and most of them soon do not. */
const LEARNED = 1e-3;

type Row = {
  readonly features: readonly number[];
  readonly target: number;
  readonly weight: number;
};

/**
 * Multinomial logistic regression with "open" as the reference class, by AdaGrad (Duchi, Hazan,
 * Singer 2011) over examples in a fixed shuffled order. No clock, no random, no library: the same
 * phrases give the same bytes.
 */
export function trainClassifier<Topic extends string>(
  examples: readonly Example<Topic>[],
  plan: TrainingPlan<Topic>,
): PackedClassifier<Topic> {
  const count = plan.topics.length;
  const weights = new Float64Array(plan.buckets * count);
  const bias = new Float64Array(count);
  const seen = new Float64Array(plan.buckets * count).fill(plan.caution);
  const seenBias = new Float64Array(count).fill(plan.caution);
  const rows = shuffled(
    examples.map((example) => ({
      features: messageFeatures(example.sentence).map((feature) => feature % plan.buckets),
      target: example.topic === null ? -1 : plan.topics.indexOf(example.topic),
      weight: example.weight,
    })),
  );
  for (let epoch = 0; epoch < plan.epochs; epoch += 1) {
    for (const row of rows) visit(row);
  }
  return pack(plan, weights, bias);

  function visit(row: Row): void {
    const share = 1 / Math.sqrt(Math.max(1, row.features.length));
    const sums = new Float64Array(count);
    for (const feature of row.features) {
      const at = feature * count;
      for (let topic = 0; topic < count; topic += 1) {
        sums[topic] = (sums[topic] ?? 0) + (weights[at + topic] ?? 0);
      }
    }
    const scores = Array.from(sums, (sum, topic) => (bias[topic] ?? 0) + sum * share);
    for (const [topic, probability] of softmaxBesideOpen(scores).entries()) {
      const error = (probability - (row.target === topic ? 1 : 0)) * row.weight;
      if (Math.abs(error) < LEARNED) continue;
      step(bias, seenBias, topic, error);
      for (const feature of row.features)
        step(weights, seen, feature * count + topic, error * share);
    }
  }

  function step(values: Float64Array, history: Float64Array, at: number, gradient: number): void {
    const slope = gradient + plan.decay * (values[at] ?? 0);
    history[at] = (history[at] ?? 0) + slope * slope;
    values[at] = (values[at] ?? 0) - (plan.rate * slope) / Math.sqrt(history[at]);
  }
}

/** A linear congruential shuffle (Numerical Recipes' constants): an order without a pattern, yet fixed. */
function shuffled<T>(items: readonly T[]): T[] {
  let state = 20_260_101;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { item, key: state };
  });
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

function pack<Topic extends string>(
  plan: TrainingPlan<Topic>,
  weights: Float64Array,
  bias: Float64Array,
): PackedClassifier<Topic> {
  const widest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number((widest / (ZERO_LETTER - 1)).toPrecision(6));
  const letters: string[] = [];
  for (const weight of weights) {
    letters.push(WEIGHT_LETTERS[Math.round(weight / step) + ZERO_LETTER] ?? '');
  }
  const { topics, buckets } = plan;
  return {
    topics,
    buckets,
    step,
    bias: Array.from(bias, (value) => value.toFixed(4)).join(' '),
    weights: letters.join(''),
  };
}
