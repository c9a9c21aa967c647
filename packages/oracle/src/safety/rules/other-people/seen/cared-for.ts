import { allOf } from '../../all-of.ts';
import { NOT_REAL } from '../../not-real.ts';
import type { Rule } from '../../rule.ts';

const OLD_ONE =
  '(?:my|our|his|her|the) (?:<few>)?(?:mum|mother|mums|mothers|dad|father|dads|fathers|nan|gran|nans|grans|grandma|grandmother|grandmothers|grandpa|grandad|grandfather|grandfathers|aunt|uncle|residents?|patients?|old (?:man|woman|lady))';
const CARER =
  '(?:(?:night |day |home |new )*(?:nurse|carer|caregiver|care ?worker|aide|orderly|helper|assistant)s?|(?:care|nursing|old peoples|retirement) home)';
const OLD_WRITER =
  'i am (?:now |already |over |nearly |almost )*(?:6[5-9]|[7-9]\\d)|my pension|my (?:son|daughter) in law|my (?:daughter|son|grandson|granddaughter|nephew|niece) (?:<few>)(?:moved in|takes|took|keeps|locks|pushed|pushes|hits|hit|shouts)';

/** Somebody who cannot defend themselves is hurt by those who should look after them. */
export const CARED_FOR_HURT: readonly Rule[] = [
  {
    says: 'sees that a person in care is tied, hit or left in dirt',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        CARER,
        OLD_ONE,
        '(?:tie|ties|tied|tying|slap|slaps|slapped|hit|hits|pinch|pinch(?:es|ed)|yank(?:s|ed)?|shakes|shook|drag(?:s|ged)?|lock(?:s|ed)?(?! up)|shove[sd]?|pushe[sd]|force[sd]? (?:feeds?|fed)|force feeds?|starve[sd]?|rough(?:ed)? (?:with|up)) (?:<few>)(?:him|her|hands?|arms?|wrists?|up|in|to|down|mum|dad|mother|father|nan|gran)|leaves? (?:<few>)(?:wet|dirty|soiled|own|without (?:food|water))|bruises|tells? (?:him|her) to shut up',
      ),
    ],
    unless: `${NOT_REAL}|hit it off|hits? on|slapped (?:his|her) knee|blood pressure|fell|joke`,
    danger: [
      'the carer slaps my gran when she cries, i saw the bruises',
      'in the nursing home they tie my father to the chair and his hands are blue',
    ],
    twins: [
      'the nurse hit it off with my dad, they play cards',
      'the carer locked up for the night and my mum is in bed',
    ],
  },
];

/** An old person tells what the own family does. */
export const OLD_AND_HURT: readonly Rule[] = [
  {
    says: 'is old, and is kept, hurt or robbed by the family',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        OLD_WRITER,
        '(?:he|she|they|son|daughter|grandson|granddaughter|nephew|niece|in law)\\b[a-z ,]{0,40}\\b(?:twist(?:s|ed)|push(?:es|ed)|shove[sd]?|hits?|slap(?:s|ped)|kick(?:s|ed)|grab(?:s|bed)|shak(?:es)|shook|lock(?:s|ed)|starve[sd]?|threaten(?:s|ed)) (?:<few>)(?:me|my|us)|one meal a day|gives? me (?:only |just )?one meal|nothing to eat until',
      ),
    ],
    unless: `${NOT_REAL}|hits? me (?:up|with (?:love|a smile|kisses))|pushes me to|locks? my heart|wheelchair|on the swing`,
    danger: [
      'i am 79 and my son pushes me when i ask for my money',
      'my daughter in law locks me in and gives me one meal. i am 81',
    ],
    twins: ['i am 70 and my daughter pushes me to walk more'],
  },
  {
    says: 'is old, and signs what is put before them, or gets no letters and no money',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        OLD_WRITER,
        'sign (?:what|whatever|everything|papers|things) (?:that )?(?:he|she|they)|signed (?:<few>)over to (?:him|her|them)|do not (?:<soften>)(?:get|see) my (?:<few>)(?:letters|post|mail|pension|bank|money|friends)|(?:takes?|took|keeps?|has) my (?:<few>)(?:pension|bank ?card|card|bank book|cheque ?book|phone|keys)|not allowed to|do not want (?:him|her|them) in trouble',
      ),
    ],
    unless: `${NOT_REAL}|birthday card|thank`,
    danger: [
      'i am 83. my nephew moved in and i sign whatever he gives me',
      'my daughter keeps my bank card and i am 78',
    ],
    twins: ['i am 68 and sign papers for the new house with my husband'],
  },
];
