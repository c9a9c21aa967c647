import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const STARVES_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'takes many laxatives, or lives on water for days',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:\\d+|many|so many|a lot of|boxes of) laxatives|laxatives (?:<few>)(?:every|a|per) (?:day|night|meal)',
      '(?:only|just|nothing but) (?:drink|drinking|drank|have|had|take) (?:only )?water\\b<gap>(?:day|days) (?:\\d+|[a-z]+)|(?:day|days) (?:\\d+|five|six|seven|eight|nine|ten) (?:of|on|with) (?:only |just )?water',
    ],
    unless: `${NOT_REAL}|colonoscopy|doctor|retreat|clinic|lent|ramadan|cleanse`,
    danger: ['i take 20 laxatives a day', 'i only drink water, day 12'],
    twins: [
      'day 3 of only water before my colonoscopy, hungry',
      'i only drink water now, day by day my skin gets better thanks to my doctor',
    ],
  },
];
