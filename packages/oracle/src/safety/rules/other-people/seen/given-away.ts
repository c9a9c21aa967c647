import { allOf } from '../../all-of.ts';
import { NOT_REAL } from '../../not-real.ts';
import type { Rule } from '../../rule.ts';

const GIRL =
  '(?:sister|brother|friend|daughter|niece|cousin|girl|stepdaughter|granddaughter|pupil|student)';
const OF_AGE =
  '(?:only |just |now |who |is |aged? |of |, )*(?:[5-9]|1[0-7])(?! (?:years? (?:older|younger|ago)|weeks|months|days|hours|minutes|people|guests|january|february|march|april|may|june|july|august|september|october|november|december))\\b';
const UNDER_AGE = `${GIRL} ${OF_AGE}|(?:she|he) is (?:only |just |now )*(?:[5-9]|1[0-7])(?= *(?:[.,]|$)| years| and)|(?:[5-9]|1[0-7]) ?(?:year old|years old|yo) (?:<few>)?${GIRL}|${GIRL} (?:<few>)?(?:[5-9]|1[0-7]) years`;
const WED =
  '(?:for|to|into|in) (?:<few>)?(?:marriage|wife|wedding|bride)|marr(?:y|ies|ied|ying) (?:off|to|(?:her|him)(?! (?:teddy|doll|toy|crush|boyfriend|girlfriend|best|friend|teacher|dad|father|mum|cat|dog|hamster))|my (?:<few>)?(?:sister|daughter|niece|cousin|granddaughter))|nikah|nikkah|bride price|dowry|(?:found|chose|picked) (?:<few>)?husband|give her to (?:the|a|an|his) |(?:for|pay(?:s|ing)?) (?:(?:the|his|our|a|my) )?debts?';
const BY_OTHERS =
  '(?:will|going to|wants? to|want|plans? to|says? (?:he|she|they)|decided to) (?:<few>)?(?:take|give|send|sell|wed)|(?:will|going to|want to|plan to) marry (?:her|him|my)|(?:sell|sells|give|gives|marries) (?:my|her|the girl)|(?:taken|took|pulled) (?:her )?out of school|(?:took|taken|gave|given|giving|sold|promised|sent|sending|marrying) (?:her|him|my|the girl|off|to)|forc(?:e|es|ed|ing)|against her will|(?:<noone>|not) (?:<few>)?stop (?:him|it|them)|does not want|(?:old|older|grown) man|man (?:of|who is) [2-9]\\d|run away|police';

/** Children who are given away or cut by the family. */
export const CHILD_GIVEN_AWAY: readonly Rule[] = [
  {
    says: 'a child is to be married',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(UNDER_AGE, WED, BY_OTHERS),
      allOf(
        UNDER_AGE,
        '(?:forc(?:e|es|ed|ing)|mak(?:e|es|ing)|made) (?:her|him) (?:to )?(?:marry|get married)|(?:forced|sold) (?:in)?to (?:a )?marriage',
      ),
    ],
    unless: `${NOT_REAL}|flower girl|bridesmaid|page boy|years? ago|when (?:she|i|he) was|grandmother|great gran|history|school play|to the wedding|at the wedding|for the wedding|divorced?`,
    danger: [
      'my uncle says he will take my small sister 13 for marriage on saturday, mother is crying, nobody will stop him',
      'they took my cousin 14 to the village to be a wife, i dont know who to call',
      'my sister is 12 and next week they will give her to the old man for the debt',
      'my pupil is 15 years old and her father is marrying her off in june',
    ],
    twins: [
      'my sister is 13 and she will be the flower girl, they want to take her to the wedding',
      'my daughter is 12 and wants to marry her teddy',
      'my cousin 14 asked if i will marry my boyfriend',
      'my niece is 9 and asks why i did not marry',
    ],
  },
  {
    says: 'a girl is to be cut',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:cut|circumcise) (?:my|the|our|her|his) (?:<few>)?(?:daughters?|granddaughters?|nieces?|girls?|sisters?)(?! (?:hair|fringe|bangs|nails|off|out|some|short|a ))(?=<far>\\b(?:like her|cousins|tradition|village|mother in law|grandmother|aunts?|elders|ceremony|back home|pure|[5-9]|1[0-7])\\b)',
    ],
    unless: `${NOT_REAL}|hair|fringe|salon|inheritance|will|umbilical|cord|cake`,
    danger: [
      'tomorrow they cut my daughter like her cousins, my mother in law arranged it. she is 7',
      'his aunts want to circumcise our girls in the village this summer',
    ],
    twins: [
      'my mother in law cut my daughters hair without asking, she is 7',
      'they cut my sister out of the inheritance like her cousins',
    ],
  },
];

/** A person who is sold by those they live with. */
export const SOLD_BY_OTHERS: readonly Rule[] = [
  {
    says: 'is made to sleep with others for money or a roof',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:makes?|made|making|forc(?:es|ed|ing)|wants|sends) me (?:to )?(?:sleep|go|have sex|be) with (?:<few>)?(?:friends|men|clients|customers|guys|boys|his boss|the landlord)(?=<far>\\b(?:rent|money|debt|pay|pays|drugs|or else|every night|again|passport|flat|room)\\b)(?! (?:to|for) (?:lunch|dinner|coffee|football|a trip))',
    ],
    unless: `${NOT_REAL}|split the rent|room ?mates?|flat ?mates?|holiday|hotel room|trip|camping`,
    danger: ['he makes me sleep with his friends for the rent'],
    twins: ['he wants me to go with his friends on a trip, who pays the rent then'],
  },
];
