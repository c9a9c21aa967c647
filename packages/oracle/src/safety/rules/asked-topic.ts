import type { CrisisTopic } from '../topics.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { statesMinor } from './stated-age.ts';

const SOMEONE_NEAR = phrasePattern(
  'follow(?:s|ed|ing) (?:me|us)|behind me|stalk[a-z]*|across the (?:street|road)|stranger|intruder|burglar|footsteps|(?:<someone>|a (?:[a-z]+ )?(?:man|guy|van|car)) (?:<some>)(?:house|flat|garden|yard|window|door|outside|street|stop|gate)|outside (?:my|the|our) (?:house|flat|door|window|building|work)|watching (?:me|my|the house)|my window|him again|tracker|airtag|driver',
);

/** What an alarm of the classifier, which knows five kinds, is asked about: a stranger and a child have words of their own. */
export function askedTopic(alarm: CrisisTopic, passages: readonly string[]): CrisisTopic {
  if (alarm !== 'abuse') return alarm;
  if (passages.some(statesMinor)) return 'child-safety';
  return passages.some((text) => SOMEONE_NEAR.test(text)) ? 'violence-from-others' : alarm;
}
