import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const STARVES_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'takes many laxatives, or lives on water for days',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:\\d+|many|so many|a lot of|boxes of) laxatives|laxatives (?:<few>)(?:every|a|per) (?:day|night|meal)',
      '(?:only|just|nothing but) (?:drink|drinking|drank|have|had|take) (?:only )?water\\b<gap>(?:day|days) (?:\\d+|[a-z]+)|(?:day|days) (?:\\d+|five|six|seven|eight|nine|ten) (?:of|on|with) (?:only |just )?water',
    ],
    unless: `${NOT_REAL}|colonoscopy|doctor|retreat|clinic|lent|ramadan|cleanse`,
    danger: ['i take 20 laxatives a day', 'i only drink water, day 12'],
    twins: [
      'day 3 of only water before my colonoscopy, hungry',
      'i only drink water now, day by day my skin gets better thanks to my doctor',
    ],
  },
  {
    says: 'has not eaten for days, fainted, and speaks of weight',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:(?:not|never) (?:<soften>)(?:eaten|ate|eat|eating|had food)|no food|only (?:<few>)(?:water|coffee|tea)|just (?:water|coffee|tea)|without food|fasting|starv[a-z]*)',
        '(?<!\\b(?:he|she|they|mum|dad|friend|sister|brother|<child>) (?:has |almost |nearly )?)(?:fainted|fainting|faint|passed out|passing out|collapsed|blacked out|blacking out)',
        '(?:goal|kilos?|kg|\\d+ ?kg|weigh[a-z]*|skinny|thin|thinner|lose|losing|calories|pounds|lbs|bones|floaty)',
      ),
    ],
    unless: `${NOT_REAL}|pregnan[a-z]*|flu|virus|stomach bug|ramadan|surgery|chemo|nausea|vomiting bug|dentist`,
    danger: [
      'i havent eaten properly since monday just water and coffee, i fainted in the shower. am i gonna reach my goal weight',
      'no food since tuesday. 3 more kilos. i passed out on the stairs',
    ],
    twins: [
      'i have not eaten since breakfast and i almost fainted at the gym queue',
      'i had a stomach bug, only tea, i fainted and lost two kilos',
    ],
  },
  {
    says: 'eats next to nothing or brings up all meals, and the body fails',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        'only (?:<few>)(?:an apple|one apple|\\d+ (?:almonds|crackers|calories)|a (?:yoghurt|yogurt|banana|rice cake)) (?:a|per|each) day|(?:bringing|bring|throw|throwing|vomit|vomiting) (?:up )?(?:every|each|all my|after every|after each) meals?',
        'heart|faint[a-z]*|dizzy|blood|collapsed|hair (?:falls|is falling)|passed out',
      ),
    ],
    unless: `${NOT_REAL}|pregnan[a-z]*|morning sickness|flu|virus|stomach bug|baby|food poisoning|(?:my|the) (?:dog|cat)|chemo|she|he`,
    danger: [
      'i only allow an apple a day and yesterday my heart did something funny when i stood up',
      'ive been bringing up every meal for three weeks, there was blood today',
    ],
    twins: [
      'an apple a day keeps my heart happy',
      'my cat is bringing up every meal and the vet saw blood',
    ],
  },
  {
    says: 'hides food or eats nothing until a weight is reached, and the body tells',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:no|not (?:eat|eating|touching)|without|stay off|skip(?:ping)?) (?:<few>)(?:food|eat|bite|meals?|anything|dinner) (?:<few>)?(?:until|till|before) (?:the scale|it|i|my weight) (?:<few>)(?:says?|shows?|is|reads?|weigh|am (?:under|at|down)|\\d\\d)',
      allOf(
        'hid(?:e|es|ing)? (?:<few>)(?:it|food|dinner|bread|lunch|half) ?(?:<few>)(?:in|under|behind)|push(?:ing)? (?:<few>)(?:around|about)|pretend (?:<few>)(?:to eat|ate|eaten)|get rid of it after|throw (?:<few>)lunch away|spit (?:<few>)(?:out|in)|scale is the only',
        'period|cold all|dizzy|kilos?|\\bkg\\b|scale|thin|skinny|mum (?:cries|cried|begs)|(?:months?|weeks?|every meal)|weigh[a-z]*|size|hair',
      ),
    ],
    unless: `${NOT_REAL}|pregnan[a-z]*|toddler|my (?:kid|son|daughter|dog|cat)|vegetables|surprise|allerg[a-z]*|braces|surgery|blood test|surgeon`,
    danger: [
      'no dinner until the scale says 48',
      'i hide my lunch in the bag and pretend i ate, im cold all day',
    ],
    twins: [
      'no food until it is after my blood test',
      'my toddler hides peas under the plate for weeks now',
    ],
  },
];
