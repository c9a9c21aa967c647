import { allOf } from '../all-of.ts';
import { FICTION, NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const HOLDS =
  '(?:took|take|takes|taken|taking|keeps?|kept|has|have|holds?|holding|hid|hides|seized) (?:away )?(?:<few>)(?:passports?|iqama|papers|documents|id card)';
const NOT_FREE =
  '(?:locks?|locked|locking|no (?:salary|pay|wages|money|day off)(?! (?:raise|rise|cut|increase|until|yet))|not (?:paid|pay|paying|given me (?:my )?(?:salary|money))|can not (?:leave|go (?:out|home)|call)|not (?:allowed|let)|(?:hit|hits|beat|beats|slaps?|burn(?:s|ed)?) me|comes? (?:in|into|to) my room|touch(?:es|ed)? me)';
const WEDDING = '(?:nikah|nikkah|marriage|wedding|rishta|shaadi|engagement)';
const FIXED = `(?:fixed|fixing|arranged|arranging|decided|set|announced|booked|planned|planning) (?:on )?(?:my|a|the) (?:<few>)${WEDDING}`;

/** A worker who is kept, and a wedding that is forced. */
export const KEPT: readonly Rule[] = [
  {
    says: 'has no passport, no pay or no key where they work',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:madam|sir|employer|boss|agent|sponsor|kafeel|kafil|mistress|owner|recruiter|they|family|he|she)\\b[a-z ]{0,25}\\b${HOLDS}\\b[a-z0-9 ,.]{0,140}\\b${NOT_FREE}`,
      `\\b${NOT_FREE}\\b[a-z0-9 ,.]{0,140}\\b(?:madam|sir|employer|boss|agent|sponsor|kafeel|kafil|mistress|owner|recruiter|they)\\b[a-z ]{0,25}\\b${HOLDS}`,
    ],
    unless: `${FICTION}|consulate|visa (?:stamp|office|appointment|application)|embassy (?:has|keeps|took)|renew[a-z]*|badge|photocop[a-z]*|cruise|hotel|customs|airline|hostel`,
    danger: [
      'madam take my passport and lock the door at night',
      'the agent has my passport, no salary for 5 months, door is locked',
      'they keep my papers and the sir comes in my room',
    ],
    twins: [
      'the consulate has my passport, visa appointment on friday',
      'the agent has my passport for the renewal, no money left this month',
      'they have my documents at the office',
    ],
  },
  {
    says: 'is to be married against their will, with threats or as a child',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:they|he|she|family|parents|father|mother|uncle|brothers?)\\b[a-z ]{0,20}\\b(?:${HOLDS}|(?:took|taken|take|have) (?:away )?(?:<few>)phone)\\b[a-z0-9 ,.]{0,60}\\b(?:i (?:will|must|have to|am to|am going to) (?:<soften>)(?:marry|be married)|marry (?:him|her|me)|my wedding is)`,
      `${FIXED}\\b[a-z0-9 ,.]{0,140}\\b(?:will|would|going to|swore to|threatens? to|threatened to) (?:<soften>)(?:finish|kill|beat|burn|shoot|hurt|lock|drag|slap) me`,
      allOf(
        'i am (?:only |just )?(?:[6-9]|1[0-7])(?![0-9])',
        FIXED,
        '(?:i said no|do not want|not ready|force[a-z]*|run away|if i run|against my|scared|afraid|beg[a-z]*|school)',
      ),
    ],
    unless: `${NOT_REAL}|embassy|consulate|my (?:sisters?|brothers?|cousins?|aunts?|uncles?|teachers?) (?:wedding|marriage|nikah)`,
    danger: [
      'they have fixed my nikah with my cousin for friday. i said no and my brother said if i run he will finish me',
      'i am 15 and my parents arranged my marriage, i dont want',
      'they took my phone and passport and say i must marry him on friday. writing from my cousins tablet',
    ],
    twins: [
      'my parents fixed my marriage with a nice boy, when will we meet',
      'they arranged my engagement for june, i am 26 and not sure',
      'they have my passport at the embassy, will i marry him this year',
      'we booked the wedding and my mother will kill me if the cake is late lol',
    ],
  },
];

const IS_HERE =
  '(?:(?:is|are) (?:<soften>|back |here )*(?:outside|at (?:the|my) (?:door|window|gate)|in (?:the|my) (?:garden|drive|driveway|hall|stairwell))|banging on|hammering on|sitting in (?:the|his|her) car|turned up|trying to get in|is here again|follow(?:s|ing) me)';
const FORBIDDEN =
  '(?:(?:restraining|protection|protective|non molestation|no contact|barring) order|injunction|not (?:meant|allowed|supposed) to (?:come|be|go|get) (?:<few>)(?:near|within|close|here)|within \\d+ ?(?:m|metres|meters|yards|feet|ft|km))';

/** A person who must not come near is at the door. */
export const AT_THE_DOOR: readonly Rule[] = [
  {
    says: 'a person who is forbidden to come near is there',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(IS_HERE, FORBIDDEN),
      '(?:he|she|<partner>) (?:is )?(?:<few>)(?:banging|hammering|kicking) (?:on|at|in) (?:the|my|our) (?:front )?door (?:again )?<far>\\b(?:kids|children|baby|hiding|scared|police|let him in|break it|not go away)\\b',
    ],
    unless: `${NOT_REAL}|landlord|delivery|jehovah|(?:my|the) (?:dog|cat|neighbours cat)|i am (?:<soften>)(?:outside|sitting|parked)|bailiffs?`,
    danger: [
      'hes outside banging on the door again hes not meant to come within 100m',
      'he is outside again. i got the restraining order in may, hes sitting in the car',
      'my ex is kicking at the door, kids are upstairs hiding',
    ],
    twins: [
      'the dog is outside and not allowed to come near the new sofa',
      'he is at the door with flowers, first date, help',
      'my brother turned up late again and nobody is allowed to come close to the cake',
    ],
  },
];
