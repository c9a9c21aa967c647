import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const OTHER_THING =
  'tickl[a-z]*|karaoke|wrestl[a-z]*|sparring|cake|dessert|dish(?:es)?|loan|money|marathon|haircut|fringe|spoiler[s]?|song|paid|bought|ordered|cook(?:ed|ing)?|propos[a-z]*|present|gift|invit[a-z]*|party|promotion|cleaned|dog|cat|puppy|drove me home|friend request|tattoo';

/** Sexual violence, told without its name. */
export const NOT_WILLING: readonly Rule[] = [
  {
    says: 'did not want it, said so or cried, and the other went on',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:he|she|they|my [a-z]+) (?:<soften>)(?:did not|does not|would not|will not|never) stop (?:when|although|even (?:though|when)|until|after) i (?:<few>)?(?:cried|cry|was crying|said|asked|begged|told|pushed|froze)(?! (?:laughing|him to text|her to text))',
      allOf(
        'i (?:<soften>)(?:said|told (?:him|her)|kept saying) (?:no|stop|not to|i (?:did|do) not want)',
        '(?:he|she|they) (?:<soften>)(?:did (?:it|that) (?:<soften>)anyway|kept (?:going|on)|went on|carried on|did not (?:stop|listen|care)|held me (?:down|there)|had sex|pushed (?:it|himself) in)',
      ),
      '(?:force[sd]?|forcing) (?:me|himself on me|herself on me) (?:<few>)?(?:at night|in bed)|(?:force[sd]?|forcing|make[s]?|made) (?:me|himself on me|herself on me) (?:<few>)?(?:to (?:have |do )?(?:sex|it with him|sleep with (?:him|them))|when i (?:sleep|am asleep|say no|said no|am tired|do not want))|make[s]? me (?:do (?:it|this|that|things|stuff)|have sex) (?:<few>)?(?:at night|in bed)',
      '(?:hand|hands|fingers) (?:<few>)?(?:under|up|down|inside|in) my (?:skirt|shirt|dress|top|pants|trousers|underwear|bra|knickers|blouse)(?=<far>\\b(?:froze|locked|no|stop|boss|could not|crying|shaking|afraid|push(?:ed)?)\\b|<end>)',
    ],
    unless: `${NOT_REAL}|${OTHER_THING}`,
    danger: [
      'i told him no and he kept going. we are together so does it count',
      'she would not stop when i begged',
      'he forces me when i am tired. a wife may not say no he says',
      'my boss put his hands up my shirt, i froze',
    ],
    twins: [
      'he would not stop when i cried laughing',
      'my trainer forced me to do it with him, a marathon lol',
    ],
  },
  {
    says: 'woke up without memory, undressed or bruised, after a drink',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:something|sth|put (?:<few>)) (?:<few>)in my (?:drink|glass|beer)|(?:spiked|drugged)|(?:only|just) (?:had )?(?:one|two|a|1|2) (?:drinks?|beers?|glass(?:es)?)|(?:do not|can not|could not|did not) (?:<soften>)remember|blacked out|no memory|woke up (?:<few>)(?:his|her|their|a|some) (?:<few>)(?:bed|place|flat|car|room|sofa)',
        'no clothes|without (?:my |any )?clothes|naked|undressed|underwear|bruis(?:e|es|ed)|sore (?:down )?(?:there|between)|hurts? (?:down there|between)|blood (?:on|in) (?:my|the) (?:underwear|sheets|legs?)|says? (?:that )?(?:we|i) had fun',
      ),
    ],
    unless: `${NOT_REAL}|my (?:husband|wife)s bed|fell|bike|stairs|football|hospital|dentist|period|pregnan[a-z]*`,
    danger: [
      'woke up at his place undressed, i just had one beer',
      'cant remember anything and theres bruises on my legs, he says we had fun',
    ],
    twins: [
      'i dont remember the party, woke up in his bed with my boots on lol',
      'fell off my bike, bruised, only had one beer',
    ],
  },
];
