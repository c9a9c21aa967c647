import { NOT_REAL } from '../rules/not-real.ts';
import { phrasePattern } from '../rules/phrase-pattern.ts';
import type { CrisisTopic } from '../topics.ts';
import { alarmFeatures } from './alarm-features.ts';

/** The kinds of danger that are asked about in words of their own, each by the topic that stands for it. */
export const ALARM_KINDS = [
  'suicide',
  'abuse',
  'someone-else-at-risk',
  'psychosis',
] as const satisfies readonly CrisisTopic[];
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** What was learned from the examples: logistic regression on the encoder's vector and on features of the words. */
export interface AlarmModel {
  /** Of the examples it was learned from. */
  readonly hash: string;
  /** A message that scores less raises no alarm. */
  readonly limit: number;
  readonly bias: Float32Array;
  /** Number by number of the vector, one weight for each kind. */
  readonly meaning: Float32Array;
  /** Bucket by bucket, one weight for each kind, in steps of `step`. */
  readonly words: Int8Array;
  readonly step: number;
}

/** How much the vector, whose numbers are small, counts beside the features. */
export const MEANING_SCALE = 3;
const KINDS = ALARM_KINDS.length;

/** Fiction, jest, or about this app: nothing to ask about. */
const NOT_MEANT = phrasePattern(
  `${NOT_REAL}|(?:this|the|your) (?:app|site|oracle|reading|subscription|chat|bot)|subscription|refund`,
);

/** Whether a normalised message may be asked about at all. */
export const mayBeMeant = (normalised: string): boolean => !NOT_MEANT.test(normalised);

/** The kind of danger a message may tell of, where it is likely enough to be asked about. */
export function alarmIn(
  model: AlarmModel,
  normalised: string,
  vector: Float32Array,
): AlarmKind | null {
  if (!mayBeMeant(normalised)) return null;
  const scores = alarmScores(model, alarmFeatures(normalised), vector);
  if (togetherOf(scores) < model.limit) return null;
  return ALARM_KINDS[scores.indexOf(Math.max(...scores))] ?? null;
}

export function alarmScores(
  { bias, meaning, words, step }: Omit<AlarmModel, 'hash' | 'limit'>,
  features: readonly number[],
  vector: Float32Array,
): number[] {
  const buckets = words.length / KINDS;
  const share = step * shareOf(features);
  return ALARM_KINDS.map((_, kind) => {
    let score = bias[kind] ?? 0;
    vector.forEach((value, at) => {
      score += MEANING_SCALE * value * (meaning[at * KINDS + kind] ?? 0);
    });
    for (const feature of features) {
      score += share * (words[(feature % buckets) * KINDS + kind] ?? 0);
    }
    return score;
  });
}

/** A long message has many features: they share the say of a short one's. */
export const shareOf = (features: readonly number[]): number =>
  1 / Math.sqrt(Math.max(1, features.length));

/** How likely any kind is, as the logarithm of its odds. */
export const togetherOf = (scores: readonly number[]): number =>
  Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
