import type { CrisisTopic } from '../topics.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { statesMinor } from './stated-age.ts';

const SOMEONE_NEAR = phrasePattern(
  'follow(?:s|ed|ing) (?:me|us)|behind me|stalk[a-z]*|across the (?:street|road)|stranger|intruder|burglar|footsteps|(?:<someone>|a (?:[a-z]+ )?(?:man|guy|van|car)) (?:<some>)(?:house|flat|garden|yard|window|door|outside|street|stop|gate)|outside (?:my|the|our) (?:house|flat|door|window|building|work)|watching (?:me|my|the house)|my window|him again|tracker|airtag|driver',
);

/** What the classifier, which has no kind for it, takes a threat for. */
const MAY_SOUND_LIKE: ReadonlySet<CrisisTopic> = new Set(['suicide', 'abuse']);
const MEANT_FOR_ANOTHER = phrasePattern(
  '(?:i (?:<soften>)(?:will|am going to|am gonna|want to|could|might|would|have to)|and|then|tonight i will) (?:<soften>)(?:<killother>|push|slap|smash|drug|hunt down|finish|cut|tie up|trap|throw|drop) <people>|(?:last (?:thing|time|breath)|never) (?:that )?(?:he|she|they) (?:will )?ever|(?:his|her|their) (?:throat|neck|skull|brakes?|face in)\\b|(?:he|she|they) (?:will |would )(?:not wake|not see|pay|bleed|regret|never (?:eat|wake|see|walk))|in (?:his|her|their) (?:drink|food|coffee|tea|soup|beer|milk)',
);

/** What an alarm of the classifier, which knows five kinds, is asked about: a stranger and a child have words of their own. */
export function askedTopic(alarm: CrisisTopic, passages: readonly string[]): CrisisTopic {
  if (MAY_SOUND_LIKE.has(alarm) && passages.some((text) => MEANT_FOR_ANOTHER.test(text))) {
    return 'harm-to-others';
  }
  if (alarm !== 'abuse') return alarm;
  if (passages.some(statesMinor)) return 'child-safety';
  return passages.some((text) => SOMEONE_NEAR.test(text)) ? 'violence-from-others' : alarm;
}
