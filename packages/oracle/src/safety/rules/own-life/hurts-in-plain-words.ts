import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const HURTS_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'wounds their own body on purpose',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:cut|cutting|burning|slicing) my (?:own )?(?:arms?|wrists?|thighs?|legs?|stomach) (?:every|again|each|most|all|last) (?:night|day|week|time|evening|single)',
      '(?:stabbed|stab|cut|burned|burnt|burn|sliced|hit|bit|bite|scratched|scratch|pierced|punched) my (?:own )?(?:<few>)(?:<body>|face|neck|head) (?:<few>)(?:on purpose|bloody|open|to feel|deliberately|intentionally|until it (?:bled|bleeds))',
      '(?:started|back|again|using) (?:<few>)(?:the|my|a) (?:razor|blade)s?\\b<far>\\b(?:thigh|arms?|wrists?|nobody sees|<noone> (?:can )?sees?|hide it|long sleeves)',
      'i am (?:<soften>)cutting (?:myself )?right now(?! (?:my|the|hair|onions?|carbs|sugar))',
    ],
    unless: `${NOT_REAL}|not on purpose|by accident|tattoo|ears?|shav(?:e|ed|es|ing)|smooth|wax[a-z]*|beard|barber|ingrown|rash`,
    danger: [
      'im cutting right now and cant stop',
      'i stabbed my leg on purpose',
      'i scratched my face bloody again',
      'been cutting my legs every evening',
    ],
    twins: [
      'i cut my hand on the tin, not on purpose',
      'i burned my arm cooking',
      'i am cutting right now the cake for my son',
    ],
  },
];
