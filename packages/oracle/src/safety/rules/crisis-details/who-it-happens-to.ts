import { allOf } from '../all-of.ts';
import { NOT_WILLING } from '../other-people/not-willing.ts';
import { CARED_FOR_HURT, OLD_AND_HURT } from '../other-people/seen/cared-for.ts';
import { WORKER_HURT } from '../other-people/worker-hurt.ts';
import { IMAGE_ABUSE, PICTURES_THREATENED } from '../images/image-abuse.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import { statesMinor } from '../stated-age.ts';
import { type Detail, foundBy, type Variant } from './detail.ts';

const NEWBORN =
  'baby|newborn|infant|(?:weeks?|months?|days) old|gave birth|since the birth|postpartum';
const CHILD_OF_ANOTHER = phrasePattern(
  '(?:my|our|his|her|their|the|neighbours?|s) (?:<few>)?(?:son|daughter|kids?|child|children|boy|girl|baby|toddler|nephew|niece|grandson|granddaughter|grandchild|stepson|stepdaughter|pupil|student|little one|goddaughter|godson)s?',
);
const NAMED_ASSAULT = phrasePattern(
  'rap(?:e|ed|ist)|molest(?:ed|s)|sexual(?:ly)? assault(?:ed)?|assaulted me|touched me|groped?|condom|(?:videos?|photos?|pics) of what (?:they|he) did|(?:his|her) hands? (?:<few>)(?:under|up|down|inside) my',
);
const NOT_WILLED = foundBy(NOT_WILLING);

/** A newborn, a person in care, a worker, a child of others: each has another door. */
export const WHO_IT_HAPPENS_TO: readonly Detail<Variant>[] = [
  {
    name: 'shown-pictures',
    topics: ['violence-from-others', 'abuse'],
    pattern: phrasePattern([...IMAGE_ABUSE, PICTURES_THREATENED].join('|')),
  },
  {
    name: 'newborn',
    topics: ['psychosis', 'harm-to-others'],
    pattern: phrasePattern(
      `(?:${NEWBORN})(?<!\\b(?:your|his|her|their) baby)(?=<far>|<end>)(?! (?:shower|name|sitter))`,
    ),
  },
  {
    name: 'newborn',
    topics: ['suicide'],
    pattern: phrasePattern(
      allOf(
        NEWBORN,
        'with the (?:pram|pushchair|buggy|stroller|baby|newborn)|(?:take|taking) (?:her|him|the baby|my baby) with me|both of us|the two of us',
      ),
    ),
  },
  {
    name: 'carer',
    topics: ['harm-to-others'],
    pattern: phrasePattern(
      allOf(
        'mum|mam|dad|mother|father|nan|gran|grandma|grandpa|grandad|patient|resident|dementia|alzheimers|stroke|wheelchair|bedridden',
        'i give (?:her|him|mum|mam|dad|nan|gran)|feed|swallow|wash(?:ing)? (?:her|him)|care for|caring for|carer|look after|looking after|no one else (?:comes|helps)|<noone> (?:else )?(?:comes|helps)|dementia|alzheimers|her tea|his tea',
      ),
    ),
  },
  {
    name: 'fainted',
    topics: ['eating'],
    pattern: phrasePattern(
      '(?<!\\b(?:not|never|without|if i|until i|before i|nearly|almost) )(?:fainted|fainting|passed out|passing out|collapsed|blacked out|blacking out)',
    ),
  },
  {
    name: 'kept-worker',
    topics: ['abuse'],
    pattern: foundBy(WORKER_HURT),
  },
  {
    name: 'old-and-hurt',
    topics: ['abuse'],
    pattern: foundBy(OLD_AND_HURT),
  },
  {
    name: 'hurt-in-care',
    topics: ['abuse'],
    pattern: foundBy(CARED_FOR_HURT),
  },
  {
    name: 'kept-worker',
    topics: ['abuse'],
    pattern: phrasePattern(
      allOf(
        'passports?|iqama|papers|documents|id card',
        'madam|sir|employer|boss|agent|sponsor|kafeel|kafil|recruiter|salary|wages|housemaid|maid|domestic worker|labou?r camp',
      ),
    ),
  },
  {
    name: 'child-alone',
    topics: ['child-safety'],
    pattern: phrasePattern(
      allOf(
        '(?:mum|dad|mother|father|parents|<noone>)\\b<far>\\b(?:left|gone|away|not (?:come|been)|home)',
        '(?:no|nothing|not any|without|not any) (?:<few>)?(?:food|to eat|eat)|hungry|fridge',
        'alone|sister|brother|days|since',
      ),
    ),
  },
  {
    name: 'child-seen',
    topics: ['child-safety'],
    pattern: {
      test: (normalised) => CHILD_OF_ANOTHER.test(normalised) && !statesMinor(normalised),
    },
  },
  {
    name: 'assaulted',
    topics: ['violence-from-others'],
    pattern: {
      test: (normalised) => NAMED_ASSAULT.test(normalised) || NOT_WILLED.test(normalised),
    },
  },
];
