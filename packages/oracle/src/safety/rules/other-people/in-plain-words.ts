import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const GROWN_UP =
  '(?:coach|teacher|priest|pastor|trainer|tutor|uncle|stepdad|stepfather|grandpa|grandfather|neighbour|babysitter|dad|father|brother|cousin|mums boyfriend|he)';

export const VIOLENCE_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'plans an attack, or has poisoned or smothered a person',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:plan|planning|planned|preparing|doing|going to do|commit) (?:<few>)(?:mass shooting|school shooting|massacre|bombing|knife attack|terror attack|killing spree)',
      'i (?:<soften>)(?:have )?poisoned (?:him|her|them|(?:my|his|her|their) (?!own)[a-z]+)|i (?:<soften>)(?:have )?smothered (?:him|her|(?:my|the) (?:babys?|sons?|daughters?|childs?|mothers?|husbands?|wifes?))(?! (?:with|in) (?:love|kisses|attention|hugs|cream|sauce))',
    ],
    unless: `${NOT_REAL}|history|essay|news|weeds|rats`,
    danger: [
      'im planning a mass shooting',
      'i poisoned my husbands tea',
      'i smothered my babys face with a pillow',
    ],
    twins: [
      'i smothered my kids with kisses',
      'essay about planning a mass shooting response at school',
      'i poisoned the rats in the shed',
    ],
  },
];

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

export const CHILDREN_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'a child is touched, forced or left without food',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:touch(?:es|ed|ing)?|rubs?|licks?|kiss(?:es|ed)) (?:me (?:on |in )?)?my private (?:parts?|area)',
      `(?:i am|im) (?:only )?(?:[5-9]|1[0-7])\\b<far>\\b${GROWN_UP} (?:<few>)(?:has|had|having|wants|forces) (?:<few>)sex with me|${GROWN_UP} (?:<few>)(?:has|had|having) sex with me\\b<far>\\bi am (?:only )?(?:[5-9]|1[0-7])<end>`,
      `${GROWN_UP} (?:<few>)(?:touches|gropes|molests|rapes|undresses|fondles) (?:the |his |some |other |little |young |all )*(?:girls|boys|kids|children|students|pupils|players)(?! (?:hearts?|souls?|lives))`,
      `${GROWN_UP} (?:<few>)(?:makes|made|forces|forced|asks|asked) (?:my|our|her|his|the) (?:<few>)<child> (?:to )?(?:touch|undress|kiss) (?:him|himself|her)`,
      '(?:uncle|aunt|dad|father|mum|mother|stepdad|stepfather|stepmother|grandpa|neighbour|boyfriend|husband) (?:<soften>)(?:beats?|whips?|kicks?|burns?|chokes?|is beating) (?:<few>)(?:little|small|younger|baby|own) (?:cousins?|brothers?|sisters?|kids?|boys?|girls?|sons?|daughters?)(?! (?:at|in) (?:chess|cards|games?|mario|fifa|tennis))',
      '(?:mum|mom|dad|parents|mother|father) (?:<few>)(?:left|leaves|leave|left us|left me) (?:us|me) (?:kids )?alone\\b<far>\\b(?:i am (?:[5-9]|1[0-7])|no food|hungry|nothing to eat)',
    ],
    unless: `${NOT_REAL}|first aid|wudu|goalkeeper gloves`,
    danger: [
      'im 11 and my dad touches my private parts',
      'im 15 and my teacher has sex with me',
      'my coach touches the girls on the team',
      'grandpa makes my daughter touch him',
      'my aunt beats my little cousins with a stick',
      'my dad left us alone for a week, im 9, no food',
    ],
    twins: [
      'my teacher touches the hearts of her students',
      'grandpa makes my daughter kiss the dog',
      'my parents left me alone for the weekend, party at mine, im 22',
    ],
  },
];
