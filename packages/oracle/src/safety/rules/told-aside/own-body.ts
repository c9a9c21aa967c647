import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const NO_WOUND =
  'accident|cook(?:ing)?|shav(?:e|ed|es|ing)|tattoo|surgery|smok(?:e|ed|ing)|cigarettes? free|drink(?:ing)?|alcohol|sober|vap(?:e|ing)|porn|sugar|my ex|acne|eczema|psoriasis|nail ?biting|wax(?:ed|ing)?|sun ?burn|tan(?:ned|ning)?|mosquito|bites from|veins|box(?:ing)?|climb(?:ing)?|guitar|volleyball|fell';

/** Wounds of their own and hunger, said aside. */
export const OWN_WOUNDS_ASIDE: readonly Rule[] = [
  {
    says: 'fell back, bites, punches or cuts until it bleeds',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        'relaps(?:e|ed|ing)|(?:days|weeks|months|years?) clean (?:is |are )?(?:gone|over|ruined|for nothing)|broke my streak',
        'thighs?|wrists?|arms?|legs?|skin|hips?|cut(?:s|ting)?|blade|razor|barcode|lines|scissors',
      ),
      '(?:bite|biting|scratch|scratching|pick|picking|dig|digging|claw|clawing|pinch|pinching|burn|burning) (?:<few>)?my (?:own )?(?:<few>)?<body> (?:<few>)?(?:till|til|until|so) (?:<few>)bleed(?:s|ing)?',
      allOf(
        '(?:punch|punching|hit|hitting|bang|banging|slam|slamming) (?:<few>)(?:wall|head|myself|legs?|door|thighs?)',
        '(?:till|til|until) (?:<few>)(?:split|bleed[a-z]*|bruis[a-z]*|numb|dizzy|quiet|go away|swell|see stars)|on purpose',
        'release|only (?:thing|way)|helps?|every (?:day|week|night|time)|calms?|thoughts|deserve',
      ),
      '(?:glass|blade|razor|scissors|shard|knife|compass|paper ?clip) (?:<some>)(?:on|across|along|over) my (?:own )?(?:<few>)?<body>\\b(?=<far>\\b(?:not (?:that |very |so )?deep|just enough|deep(?:er)?|only a (?:bit|little)|to feel|again|last night|tonight|nobody)\\b)',
    ],
    unless: `${NOT_REAL}|${NO_WOUND}`,
    danger: [
      '200 days clean and i relapsed, my wrists are a mess',
      'i scratch my arms until they bleed',
      'i hit my head till the thoughts go away',
      'took the scissors across my leg, not very deep',
    ],
    twins: [
      'i relapsed after 8 months smoke free, my arms itch for a cigarette',
      'i punch the bag until my arms are numb, boxing helps',
    ],
  },
  {
    says: 'cannot show arms or legs, or feels clean when empty',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:legs|arms|thighs|wrists) (?:<few>)not (?:<few>)(?:presentable|showable|fit to be seen)|can not (?:<soften>)(?:show|bare) my (?:arms|legs|wrists|thighs)|(?:<noone> (?:must|can|may)|must not|they must not) see my (?:arms|legs|wrists|thighs)',
        'again|worse|get out of|excuse|hide|swim(?:ming)?|p e|pe\\b|gym|doctor|mum|fresh',
      ),
    ],
    unless: `${NOT_REAL}|${NO_WOUND}|hair|bruised from|fat|cellulite|surprise`,
    danger: ['swimming on friday and i cant show my arms again'],
    twins: ['i cant show my legs, no wax appointment, gym tomorrow'],
  },
];

export const HUNGER_ASIDE: readonly Rule[] = [
  {
    says: 'brings food up many times, or weighs next to nothing and hides it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:salt water|toothbrush|two fingers|fingers down|make myself|force myself|to) (?:<few>)(?:throw(?:ing)? up|vomit|purge|sick)(?! (?:one|person|man|woman|girl|boy|kid|child|leave|days?|note|of))',
        '\\d+ times (?:a|per) day|several times a day|heart|blood|faint[a-z]*|dizzy|after (?:every|each) (?:meal|bite)',
      ),
      '(?:i am|i weigh|weigh|weighing|down to|at) (?:<soften>|only |under |about )*(?:2\\d|3[0-9]) ?(?:kg|kilos?|kilograms)\\b(?=<far>\\b(?:hide|hospital|thin|fat|more to (?:go|lose)|keep going|lose|goal|doctors?|eat|cold)\\b)',
    ],
    unless: `${NOT_REAL}|pregnan[a-z]*|morning sickness|food poisoning|(?:my|the) (?:dog|cat|kid|son|daughter|suitcase|bag)|suitcase|lost \\d+ kilos|salt water gargle|gargl[a-z]*|(?:4\\d|5\\d) year old`,
    danger: [
      'i use a toothbrush to throw up 5 times a day',
      'i weigh 36 kilos and they say hospital, still fat',
    ],
    twins: [
      'my dog is 34 kg and the vet says lose weight',
      'gargle with salt water, threw up once lol',
    ],
  },
  {
    says: 'feels clean when empty, chews and spits',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:only )?(?:feel|feeling) (?:<soften>)(?:clean|pure|safe|strong|good|proud|light|worthy) (?:<soften>)when (?:i am |my stomach is |i feel )?(?:<soften>)(?:empty|starving|hungry)',
      'chew(?:ing)? and spit(?:ting)?|chew (?:it|food|my food) and spit',
    ],
    unless: `${NOT_REAL}|gum|tobacco|baby|toddler|yoga|ramadan|tooth|dentist`,
    danger: ['i feel pure when my stomach is empty', 'chew and spit for two weeks now'],
    twins: ['i feel light when hungry in ramadan'],
  },
];
