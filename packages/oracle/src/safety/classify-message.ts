import { softmaxBesideOpen } from './softmax.ts';

/** A trained classifier as it is committed: one base64 letter, 6 bits, per weight. */
export type PackedClassifier<Topic extends string> = {
  readonly topics: readonly Topic[];
  readonly buckets: number;
  /** What one step of a packed weight is worth. */
  readonly step: number;
  /** One number per topic, in the order of the topics. */
  readonly bias: string;
  /** For each bucket in turn, one letter per topic. */
  readonly weights: string;
};

/** Takes the features of a sentence (messageFeatures). */
export type Classifier<Topic extends string> = (features: readonly number[]) => Likeliest<Topic>;

/** The likeliest topic, and how likely it is that the sentence belongs to any topic at all. */
export type Likeliest<Topic extends string> = {
  readonly topic: Topic | null;
  readonly probability: number;
  readonly anyTopic: number;
};

export const WEIGHT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The letter that stands for a weight of nought; steps run from -32 to 31. */
export const ZERO_LETTER = 32;

export function unpackClassifier<Topic extends string>(
  packed: PackedClassifier<Topic>,
): Classifier<Topic> {
  const weights = unpackWeights(packed.weights);
  const bias = packed.bias.split(' ').map(Number);
  return (features) => {
    const scores = scoreTopics(packed, weights, features, bias);
    return likeliest(packed.topics, softmaxBesideOpen(scores));
  };
}

function unpackWeights(letters: string): Int8Array {
  const value = new Int8Array(128);
  for (let index = 0; index < WEIGHT_LETTERS.length; index += 1) {
    value[WEIGHT_LETTERS.charCodeAt(index)] = index - ZERO_LETTER;
  }
  const weights = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) weights[at] = value[letters.charCodeAt(at)] ?? 0;
  return weights;
}

function scoreTopics<Topic extends string>(
  packed: PackedClassifier<Topic>,
  weights: Int8Array,
  features: readonly number[],
  biases: readonly number[],
): number[] {
  const count = packed.topics.length;
  const sums = new Int32Array(count);
  for (const feature of features) {
    const row = (feature % packed.buckets) * count;
    for (let topic = 0; topic < count; topic += 1) {
      sums[topic] = (sums[topic] ?? 0) + (weights[row + topic] ?? 0);
    }
  }
  const share = packed.step / Math.sqrt(Math.max(1, features.length));
  return biases.map((bias, topic) => bias + (sums[topic] ?? 0) * share);
}

function likeliest<Topic extends string>(
  topics: readonly Topic[],
  probabilities: readonly number[],
): Likeliest<Topic> {
  let best = 0;
  let anyTopic = 0;
  for (const [index, probability] of probabilities.entries()) {
    anyTopic += probability;
    if (probability > (probabilities[best] ?? 0)) best = index;
  }
  return { topic: topics[best] ?? null, probability: probabilities[best] ?? 0, anyTopic };
}
