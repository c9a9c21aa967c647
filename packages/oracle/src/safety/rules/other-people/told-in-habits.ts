import { allOf } from '../all-of.ts';
import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Fear at home, told as a habit or an excuse. */
export const TOLD_IN_HABITS: readonly Rule[] = [
  {
    says: 'explains injuries away, hides them, or keeps ready to flee',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:walked|ran|fell|bumped) (?:<few>)(?:into|down|against|over) (?:a|the) (?:<few>)(?:door|stairs|cupboard|table|shelf)|bruis(?:e|es|ed)|black eye|foundation|concealer|make ?up|long sleeves',
        '(?:that is |this is )?what i (?:<soften>)(?:told|tell|said|say) (?:<few>)(?:er|hospital|doctors?|nurse|everyone|them|work|my (?:mum|boss|sister|friends)|people)|(?:brought|bought|sent|gave) (?:me )?(?:<few>)(?:roses|flowers|chocolates?|ring)|(?:so|always|really) sorry (?:each|every|after|the next|afterwards)|to bed|again',
        '(?:he|she|him|her|husband|wife|boyfriend|girlfriend|partner)\\b',
      ),
      'i (?:<soften>)(?:do not|can not|stopped|no longer|never) (?:<few>)(?:my (?:sister|mum|mother|friends?|brother|family|parents|dad)|anyone|people)\\b<gap>(?:easier|safer|better|less trouble) (?:than|like (?:that|this)|so)\\b<gap>(?:what (?:comes|happens|follows) (?:after|next|at home|later)|(?:he|she) (?:gets|is) (?:mad|angry)|the (?:shouting|punishment|silence))',
      '(?:can |learned to |know how to )?(?:tell|hear|know|read) (?:<few>)(?:by|from) (?:how|the way|the sound) (?:<some>)(?:keys?|steps?|footsteps|door|car|engine)\\b(?=<far>\\b(?:kind of (?:night|evening)|mood|night it|quiet|room|bad|hide)\\b)',
      'sleep with (?:my |the )?(?:shoes|clothes|coat|jeans|keys|car keys|bag) (?:<few>)?(?:on|under|in|packed|ready)\\b(?=<far>\\b(?:he|she|him|her|calm|case|run|leave)\\b)',
    ],
    unless: `${NOT_REAL}|football|rugby|gym|climb(?:ing)?|yoga|skat[a-z]*|boxing|dance|camping|jet ?lag|tinted|wedding make ?up|photo ?shoot|cat|dog|puppy|drunk(?:en)? walk|clumsy me`,
    danger: [
      'black eye again, i told work it was the cupboard door. he bought me a ring',
      'i dont call my mum anymore, its easier than what happens after',
      'i hear from the sound of the car if it will be a bad night',
      'i sleep with my shoes on in case he comes home angry',
    ],
    twins: [
      'walked into a door at football, he brought me ice and roses',
      'i sleep with my phone under my pillow, he texts late',
    ],
  },
];
