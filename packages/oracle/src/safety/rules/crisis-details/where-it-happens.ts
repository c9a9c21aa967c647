import { phrasePattern } from '../phrase-pattern.ts';
import type { Detail, Variant } from './detail.ts';

/** In a car, at home, in the street. */
export const WHERE_IT_HAPPENS: readonly Detail<Variant>[] = [
  {
    name: 'in-a-car',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      '(?:uber|taxi|cab|bolt|lyft|ola|careem|minicab|rickshaw)\\b[a-z0-9 ,.]*\\b(?:route|wrong (?:way|road)|locked|lock|not stop|not my (?:way|road))',
    ),
  },
  {
    name: 'intruder',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      '(?:<someone>|a (?:[a-z]+ )?(?:man|guy|stranger)|burglar|intruder|footsteps|he)\\b[a-z ]{0,30}\\b(?:in|inside|into|trying|at|through|downstairs|upstairs)\\b[a-z ]{0,12}\\b(?:house|flat|apartment|garden|yard|stairs|door handle|back door|window|downstairs|kitchen|hallway)(?!<far>\\b(?:followed|following) me)',
    ),
  },
  {
    name: 'followed',
    topics: ['violence-from-others'],
    pattern: phrasePattern(
      'follow(?:s|ed|ing) (?:me|us)|behind me|across the (?:street|road)|my stop|same stop|waiting (?:at|by) the (?:gate|corner|stop)|turns (?:when|where)|him again',
    ),
  },
];
