import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

export const VIOLENCE_IN_PLAIN_WORDS: readonly Rule[] = [
  {
    says: 'plans an attack, or has poisoned or smothered a person',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:plan|planning|planned|preparing|doing|going to do|commit) (?:<few>)(?:mass shooting|school shooting|massacre|bombing|knife attack|terror attack|killing spree)',
      'i (?:<soften>)(?:have )?poisoned (?:him|her|them|(?:my|his|her|their) (?!own)[a-z]+)|i (?:<soften>)(?:have )?smothered (?:him|her|(?:my|the) (?:babys?|sons?|daughters?|childs?|mothers?|husbands?|wifes?))(?! (?:with|in) (?:love|kisses|attention|hugs|cream|sauce))',
      'poison (?:for|to (?:give|use on|put in|feed)) (?:my|his|her|their|the) (?:<few>)(?:<relative>|mother in law|father in law|boss|in laws|family|stepmother|stepfather)',
    ],
    unless: `${NOT_REAL}|history|essay|news|weeds|rats`,
    danger: [
      'im planning a mass shooting',
      'i poisoned my husbands tea',
      'which poison for my husband leaves no trace',
      'i smothered my babys face with a pillow',
    ],
    twins: [
      'i smothered my kids with kisses',
      'essay about planning a mass shooting response at school',
      'i poisoned the rats in the shed',
    ],
  },
];
