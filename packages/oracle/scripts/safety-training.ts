import type { PackedClassifier } from '../src/safety/classify-message.ts';
import { CRISIS_TOPICS, type CrisisTopic, SENSITIVE_TOPICS } from '../src/safety/topics.ts';
import { readPhrases } from './read-phrases.ts';
import { type Example, trainClassifier } from './train-classifier.ts';

const PHRASES = new URL('../content/safety/phrases/', import.meta.url);
/** Open talk is what most messages are: against the few lines of a sensitive topic it must weigh like it. Of crises there are as many lines. */
const OPEN_WEIGHT = { besideCrises: 1, besideSensitive: 2 } as const;
/** Calm sentences are many and nobody's questions: they teach what language is like when nothing is wrong. */
const CALM_WEIGHT = 0.5;

/** The text of src/safety/classifier-weights.ts, made from the authored phrases alone. */
export function safetyWeightsModule(): string {
  const topical = examplesFor(CRISIS_TOPICS, SENSITIVE_TOPICS, OPEN_WEIGHT.besideCrises);
  // Whether there is a crisis matters most, so that question has the room: few features share a bucket.
  const crisis = trainClassifier(topical.map(asAnyCrisis), {
    topics: ['crisis'],
    buckets: 131_072,
    epochs: 12,
    rate: 1,
    decay: 1e-4,
    caution: 3e-3,
  });
  const crisisTopic = trainClassifier(balanced(topical.filter(({ topic }) => topic !== null)), {
    topics: CRISIS_TOPICS,
    buckets: 8192,
    epochs: 6,
    rate: 0.5,
    decay: 1e-5,
    caution: 1e-3,
  });
  const sensitive = trainClassifier(
    examplesFor(SENSITIVE_TOPICS, [], OPEN_WEIGHT.besideSensitive),
    {
      topics: SENSITIVE_TOPICS,
      buckets: 2048,
      epochs: 6,
      rate: 0.3,
      decay: 1e-5,
      caution: 1e-3,
    },
  );
  return `// Made by scripts/train-safety.ts from content/safety/phrases. Do not edit: train again.
import type { PackedClassifier } from './classify-message.ts';
import {
  CRISIS_TOPICS,
  type CrisisTopic,
  SENSITIVE_TOPICS,
  type SensitiveTopic,
} from './topics.ts';

export const CRISIS_WEIGHTS: PackedClassifier<'crisis'> = {
  topics: ['crisis'],
${packedLines(crisis)}
};

export const CRISIS_TOPIC_WEIGHTS: PackedClassifier<CrisisTopic> = {
  topics: CRISIS_TOPICS,
${packedLines(crisisTopic)}
};

export const SENSITIVE_WEIGHTS: PackedClassifier<SensitiveTopic> = {
  topics: SENSITIVE_TOPICS,
${packedLines(sensitive)}
};
`;
}

/** Laid out as the formatter would, so that formatting leaves the file as it was made. */
function packedLines({ buckets, step, bias, weights }: PackedClassifier<string>): string {
  return [
    `  buckets: ${buckets},`,
    `  step: ${step},`,
    `  bias: '${bias}',`,
    `  weights:\n    '${weights}',`,
  ].join('\n');
}

const asAnyCrisis = ({ topic, ...example }: Example<CrisisTopic>): Example<'crisis'> => ({
  ...example,
  topic: topic === null ? null : 'crisis',
});

/** Suicide has five times the phrases of eating; halfway to the same weight, the rarer kinds are not mistaken for it. */
function balanced<Topic extends string>(unbalanced: readonly Example<Topic>[]): Example<Topic>[] {
  const totals = new Map<Topic | null, number>();
  for (const { topic, weight } of unbalanced) totals.set(topic, (totals.get(topic) ?? 0) + weight);
  const mean = [...totals.values()].reduce((sum, total) => sum + total, 0) / totals.size;
  return unbalanced.map((example) => ({
    ...example,
    weight: example.weight * Math.sqrt(mean / (totals.get(example.topic) ?? mean)),
  }));
}

/** Phrases of `topics` as themselves; open talk and the `others` as belonging to none of them. */
function examplesFor<Topic extends string>(
  topics: readonly Topic[],
  others: readonly string[],
  openWeight: number,
): Example<Topic>[] {
  const none = ['open', ...others].flatMap((name) => examples<Topic>(name, null, openWeight));
  const calm = examples<Topic>('calm', null, CALM_WEIGHT);
  return [...topics.flatMap((topic) => examples(topic, topic, 1)), ...none, ...calm];
}

/** One line is one thought, however many ways it is written out: its sentences share its weight. */
function examples<Topic extends string>(
  name: string,
  topic: Topic | null,
  weight: number,
): Example<Topic>[] {
  return readPhrases(new URL(`${name}.txt`, PHRASES)).flatMap((sentences) =>
    sentences.map((sentence) => ({
      sentence,
      topic,
      weight: weight / Math.sqrt(sentences.length),
    })),
  );
}
