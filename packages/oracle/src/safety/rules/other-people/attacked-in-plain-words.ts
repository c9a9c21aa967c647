import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const ATTACKED_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'is held, tied up, kidnapped, or faces a weapon',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:kidnapped|abducted) (?:me|us)|i am (?:being )?(?:<soften>)(?:held|locked|kept|trapped|chained) (?:up )?in (?:a|the|his|my|someones) (?:basement|cellar|room|house|shed|garage|attic|flat|van)(?! (?:by (?:snow|accident)))',
      '(?:<partner>|<elder>|they|someone|a man) (?:<soften>)(?:tied|ties|chained|handcuffed|gagged) me(?: up| to| down|<end>)',
      '(?:ex|he|man|husband|boyfriend|someone|neighbour|dad|stepdad) (?:is )?(?:<few>)(?:outside|at|behind) (?:my|the) (?:<few>)(?:door|window|house|room|car) with (?:a|the|his) (?:bat|knife|gun|hammer|axe|machete|crowbar|belt)',
      '(?:ex|he|man|husband|boyfriend|someone|neighbour|dad|stepdad) (?:has|with|got) an? (?:gun|knife|machete|hammer|axe)\\b<gap>(?:at my door|outside|in (?:the|my) (?:house|flat|home)|coming (?:for|to|here)|looking for me)',
    ],
    unless: `${NOT_REAL}|escape room|kink|bondage|shibari|consen[a-z]*|sexy|chef|cooking|hunting|magician|magic show`,
    danger: [
      'he kidnapped me and i found this phone',
      'im locked in a basement please help',
      'he tied me up all night',
      'my ex has a gun and he is at my door',
      'my husband is outside the bathroom door with a hammer',
    ],
    twins: [
      'locked in the escape room for an hour with my ex',
      'he tied me up in a shibari class, consent and all',
      'my chef husband has a knife in the house for everything',
    ],
  },
];
