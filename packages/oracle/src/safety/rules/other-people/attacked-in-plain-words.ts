import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const ATTACKED_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'is held, tied up, kidnapped, or faces a weapon',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:kidnapped|abducted) (?:me|us)|i am (?:being )?(?:<soften>)(?:held|locked|kept|trapped|chained) (?:up )?in (?:a|the|his|my|someones) (?:basement|cellar|room|house|shed|garage|attic|flat|van)(?! (?:by (?:snow|accident)))',
      '(?:<closeone>|they|<partner>) (?:<soften>)(?:held|holds|pushed|pushes|shoved|shoves|put|puts|forced|dunked|slammed|slams|smashed|banged|bangs) my (?:head|face) (?:<few>)(?:under (?:the )?water|in(?:to)? (?:the )?(?:water|toilet|bath|sink|pillow|wall|table|floor)|against|on the|through)',
      '(?:he|she|ex|husband|boyfriend|stalker|they|father|brothers?) (?:<soften>)(?:says?|said|swears?|swore|promised|told me|knows) (?:<few>)(?:would |will |can )?(?:find|hunt|track) me (?:<few>)(?:wherever|anywhere|no matter where|in any (?:shelter|city|town|country)|even in)',
      '(?:ex|stalker|he|man|someone) (?:<soften>)(?:broke|has broken|got|climbed) in(?:to my (?:house|flat|home|room))? and (?:he )?is (?:<few>)(?:waiting|downstairs|upstairs|in (?:the|my)|hiding|still)',
      '(?:ex|husband|boyfriend|he|she|they|father|brother|man|stalker|dealer) (?:<few>)(?:says?|said|threatens?|threatened|swore|promised|texted|wrote)\\b[a-z ]{0,12}(?:will|would|to) (?:<soften>)(?:cut|slash|burn|smash|break|disfigure) my (?:face|throat|legs?|arms?|fingers?|hands?)',
      '(?:<closeone>|<elder>) (?:<soften>)(?:burns|burnt|burned|holds|held|presses|pressed|puts|put) my (?:hands?|arms?|fingers?|face|skin|legs?) (?:<few>)(?:on|with|against|over|to) (?:the |a |an |his |her )?(?:hot )?(?:stove|iron|cigarettes?|oven|radiator|candle|lighter|flame|hob)',
      '(?:man|guy|boss|manager|he|coworker|colleague|landlord|teacher|doctor|driver|stranger) (?:<few>)(?:locked (?:the|his|my) (?:<few>)door|cornered me|blocked the (?:door|exit)) (?:and )?(?:<few>)(?:forced|touched|kissed|grabbed|groped|undressed|raped) (?:me|himself)',
      '(?:a man|a guy|someone|<someone>|a stranger|my ex|an intruder) (?:is|has been|was|hides|hid|is hiding|sleeps|lives) (?:<few>)(?:in|under|behind) my (?:<few>)(?:wardrobe|closet|bed|attic|shower curtain|curtains?|back seat)',
      '(?:<partner>|<elder>|they|someone|a man) (?:<soften>)(?:tied|ties|chained|handcuffed|gagged) me(?: up| to| down|<end>)',
      '(?:ex|he|man|husband|boyfriend|someone|neighbour|dad|stepdad) (?:is )?(?:<few>)(?:outside|at|behind) (?:my|the) (?:<few>)(?:door|window|house|room|car) with (?:a|the|his) (?:bat|knife|gun|hammer|axe|machete|crowbar|belt)',
      '(?:ex|he|man|husband|boyfriend|someone|neighbour|dad|stepdad) (?:has|with|got) an? (?:gun|knife|machete|hammer|axe)\\b<gap>(?:at my door|outside|in (?:the|my) (?:house|flat|home)|coming (?:for|to|here)|looking for me)',
    ],
    unless: `${NOT_REAL}|escape room|kink|bondage|shibari|consen[a-z]*|sexy|chef|cooking|hunting|magician|magic show`,
    danger: [
      'he kidnapped me and i found this phone',
      'im locked in a basement please help',
      'he tied me up all night',
      'she pushed my face into the sink',
      'he climbed in and is still upstairs',
      'my brother swore he would smash my face',
      'my aunt holds my fingers over the candle',
      'my ex says he can find me wherever i go',
      'my manager locked the office door and kissed me',
      'someone is hiding behind my curtains',
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
