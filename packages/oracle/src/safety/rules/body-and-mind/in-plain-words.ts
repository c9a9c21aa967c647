import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** A body in danger, in plain words that name it. */
export const EMERGENCIES_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'swallowed too many, gives birth alone, or found a person hanged',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?<!he |she |they |you )(?:took|swallowed|taken|had) (?:<few>)<pill>\\b<gap>(?:too many|way too many|too much of them)',
      '(?:baby|newborn|toddler|infant|little one|son|daughter) (?:<soften>)fell\\b<far>\\b(?:threw up|throwing up|vomit[a-z]*|limp|will not wake|can not wake)',
      'in labou?r (?:and |all )?(?:alone|by (?:myself|herself)|with (?:<noone>))|(?:in labou?r)\\b<gap>baby is coming',
      '<relative> (?:<soften>)(?:hanged|hung|shot|stabbed|drowned) (?:himself|herself|themselves)\\b<far>\\b(?:just (?:now|cut|found)|cut (?:him|her|them) down|minutes ago|not breathing|ambulance|what do i do)',
      '(?:<relative>|<child>|he|she|i) (?:<soften>)(?:has |have )?(?:drank|drunk|swallowed|ate|eaten) (?:<few>)(?:bleach|drain cleaner|antifreeze|detergent|paint thinner|petrol|gasoline|rat poison|pesticide|weed ?killer|sheep dip|lamp oil|lye|ammonia|white spirit|turpentine|nail polish remover|cleaning (?:fluid|product|liquid)|slug pellets|button batter(?:y|ies)|batter(?:y|ies)|magnets)',
      '(?:clutch(?:es|ed|ing)?|grabs|grabbed|grabbing|holding|holds|gripping) (?:his|her|their) chest(?=<end>| and| in pain| sweat[a-z]*| since| now)',
      'smoke (?:is )?(?:<few>)under (?:my|the|our) door|(?:hallway|stairs|staircase|stairwell|corridor) (?:is|are) (?:<soften>)full of smoke',
      '(?:bleeding|bled|soaking|soaked|soak) (?:<few>)(?:through )?(?:<few>)pads?\\b<gap>(?:an hour|every hour|each hour|in an hour|per hour)',
      '(?:baby|toddler|son|daughter|kid|child|kids) (?:is|are) (?:<soften>)(?:locked|stuck|trapped) in (?:the|a|my|our) (?:hot |parked |boiling )*car',
      'smell(?:s|ing)? (?:of |like )?gas\\b<gap>(?:sleepy|dizzy|faint|drowsy|nauseous|headache|can not stay awake)',
    ],
    unless: `${NOT_REAL}|vitamins?|years? ago|when i was|in (?:19|20)\\d\\d`,
    danger: [
      'i swallowed pills, too many',
      'my baby fell off the bed and is sleepy and keeps vomiting',
      'my wife is in labor alone and the baby is coming',
      'my girlfriend hanged herself, i just cut her down',
      'my brother drank drain cleaner',
      'grandpa is gripping his chest',
      'my baby is trapped in the hot car',
      'the stairwell is full of smoke',
      'im soaking a pad every hour',
      'there is a smell of gas and i am dizzy',
    ],
    twins: [
      'i took too many vitamins, is that bad',
      'the new car smells of petrol and i love it',
      'my father shot himself when i was nine, i just found his letters',
    ],
  },
];
