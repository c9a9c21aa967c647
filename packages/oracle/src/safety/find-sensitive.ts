import { SENSITIVE_WEIGHTS } from './classifier-weights.ts';
import { unpackClassifier } from './classify-message.ts';
import type { LookedAt } from './look-at-message.ts';
import { strongestFinding } from './strongest-finding.ts';
import type { SensitiveTopic } from './topics.ts';

/** Alone, the classifier must be nearly certain: an ordinary question deserves a reading. */
const SURE_ALONE = 0.8;
/** Of several topics a rule found, the classifier's choice wins from here on. */
const SURE_AMONG = 0.3;

const classify = unpackClassifier(SENSITIVE_WEIGHTS);

/** The sensitive topic of a message that tells of no crisis, or null. */
export function findSensitive({ sensitive, features }: LookedAt): SensitiveTopic | null {
  const { topic = null, probability = 0 } = strongestFinding(classify, features) ?? {};
  const [first] = sensitive;
  if (first === undefined) return probability >= SURE_ALONE ? topic : null;
  const isMinor = sensitive.includes('minor') || sensitive.includes('minor-compatibility');
  if (isMinor || topic === null || probability < SURE_AMONG) return first;
  return sensitive.includes(topic) ? topic : first;
}
