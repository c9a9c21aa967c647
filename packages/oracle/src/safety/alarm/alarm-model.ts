import { linearScores, type LinearModel, togetherOf } from '../../learned/linear-model.ts';
import { NOT_REAL, SMALL_PAINS } from '../rules/not-real.ts';
import { phrasePattern } from '../rules/phrase-pattern.ts';
import type { CrisisTopic } from '../topics.ts';
import { alarmFeatures } from './alarm-features.ts';

/** The kinds of danger that are asked about in words of their own, each by the topic that stands for it. */
export const ALARM_KINDS = [
  'suicide',
  'abuse',
  'someone-else-at-risk',
  'psychosis',
  'medical-emergency',
] as const satisfies readonly CrisisTopic[];
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** Work and study named as the trouble, and people who are looked after: answered as what they are. */
const NAMED_CALMLY =
  '(?:spreadsheets?|deadlines?|homework|essays?|thesis|exams?|finals|med school|law school|college applications?|submit[a-z]*|visa|paperwork|landlord|parking|parked car|printer|my trial|free trial|coworkers?|colleagues)|in (?:the )?(?:icu|hospital|hospice|nicu|rehab)|after (?:the|her|his|my) (?:bypass|surgery|operation|stroke|transplant|c section)|broke (?:her|his|my|a) (?:hip|leg|arm|wrist|ankle|foot|toe|collarbone)|(?:nurses?|doctors?) (?:are|is|was|were|says?|said)|(?:dating|seeing|marry|met|love) (?:<few>)(?:man|woman|guy|someone) (?:with|who has) (?:<few>)(?:kids?|child|children|daughter|son)';

/** Fiction, jest, a small pain, or about this app: nothing to ask about. */
const NOT_MEANT = phrasePattern(
  `${NOT_REAL}|${SMALL_PAINS}|${NAMED_CALMLY}|(?:this|the|your) (?:app|site|oracle|reading|subscription|chat|bot)|subscription|refund`,
);

/** Whether a normalised message may be asked about at all. */
export const mayBeMeant = (normalised: string): boolean => !NOT_MEANT.test(normalised);

/** The kind of danger a message may tell of, where it is likely enough to be asked about. */
export function alarmIn(
  model: LinearModel,
  normalised: string,
  vector: Float32Array,
): AlarmKind | null {
  if (!mayBeMeant(normalised)) return null;
  const scores = linearScores(model, alarmFeatures(normalised), vector);
  if (togetherOf(scores) < model.limit) return null;
  return ALARM_KINDS[scores.indexOf(Math.max(...scores))] ?? null;
}
