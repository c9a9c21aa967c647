import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';
import { MEDICINE } from './medicines.ts';

/** A handful of medicine on alcohol. */
export const MIXED_WITH_DRINK: readonly Rule[] = [
  {
    says: 'drank much and took many with it',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:drank|drunk|downed|finished|had|chased|washed|with|on|took) (?:<some>)(?:whisky|whiskey|vodka|wine|gin|rum|tequila|beers?|bottle|booze|liquor|alcohol)',
        `(?:handful|fistful|bunch|lots|loads|too many|whole (?:box|packet|strip|bottle)|(?:[89]|[1-9]\\d)|(?:eight|nine|ten|twelve|fifteen|twenty|thirty)) (?:of )?(?:<few>)${MEDICINE}|${MEDICINE} by the (?:handful|fistful)`,
        'sleepy|tired|drows[a-z]*|dizz[a-z]*|numb|fading|float[a-z]*|spinning|slow|heavy|good ?night|bye|read me|scared|blurry|can not (?:feel|stand|see)|shaking|cold',
      ),
    ],
    unless: `${FICTION}|last year|years? ago|hangover|\\d+ mg|milligrams?|vitamins?|birth control|(?:he|she|they) (?:took|drank|had)`,
    danger: [
      'drank half a bottle of vodka with a handful of ambien and i feel so heavy',
      'had wine and like 12 of my valium. getting cold',
    ],
    twins: ['had wine with my vitamins and got sleepy', 'two beers and one ibuprofen, sleepy now'],
  },
];

/** Somebody who believes to be sent, and does not sleep or eat. */
export const CHOSEN_AND_AWAKE: readonly Rule[] = [
  {
    says: 'is a holy person or chosen, needs no sleep or food, and goes',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        'i am (?:<soften>|really )*(?:the |a )?(?:(?:son|daughter|child) of (?:the )?(?:god|gods|light|sun|moon|stars|man|heaven|heavens|venus|mars|jupiter|saturn|neptune|zeus)|messiah|chosen one|chosen by|prophet|jesus|christ|sun god|saviou?r|god|reincarnation of|angel of)',
        '(?:no|not|without|do not need|need no|stopped) (?:<few>)(?:sleep|slept|food|eat|eating|ate)|awake (?:for|since)|day \\d+',
        'walk(?:ing)?|barefoot|mission|must|have to|go(?:ing)? to|climb(?:ing)?|save|collect me|today|now|tonight',
      ),
    ],
    unless: `${FICTION}|children of divorce|play(?:ing)? jesus|nativity|gym|parking|cosplay`,
    danger: [
      'i am the chosen one, i need no sleep, i have to walk to rome now',
      'i am the daughter of venus, not eaten for days, on my mission',
    ],
    twins: [
      'i am the son of a baker and must not eat bread, no sleep today',
      'god i am tired, no sleep, have to go to work',
    ],
  },
];
