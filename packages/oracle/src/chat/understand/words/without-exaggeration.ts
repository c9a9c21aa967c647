import { FIGURES_OF_PEOPLE } from './figures-of-people.ts';

const VERY = String.raw`(?:(?:just|literally|actually|simply|nearly|almost|practically|so|straight up) )*`;
const BODY_OR_SHOES = String.raw`(?:shoes|heels|boots|feet|foot|back|neck|knees?|hips?|shoulders?|head|tooth|teeth|gums|throat|stomach|cramps|legs?|hands?|wrists?|eyes|bra|braces)`;
const BEFORE_NAME = String.raw`(?:^|(?<=\b(?:lol|omg|ugh|god|haha|no|please|someone|somebody)\b ))`;

/** Talk of death where none is meant, and what is meant: "i literally died", "this commute is killing me". */
const EXAGGERATED: readonly (readonly [RegExp, string])[] = [
  ...FIGURES_OF_PEOPLE,
  [
    /\b(?:i |and )?(?:am |was |will |would |could )?(?:dying|die|died) of (?:shame|embarrassment)\b/gu,
    'i am so embarrassed',
  ],
  [/\b(?:i )?(?:am |was |will |would )?(?:dying|die|died) of boredom\b/gu, 'i am so bored'],
  [
    /\b(?:am )?dying (?:at|over|laughing at) (?=(?:this|that|the|his|her|my)\b)/gu,
    'i am laughing at ',
  ],
  [
    /\bi (?:would|will|could|might) (?:literally |actually |just )*die if\b/gu,
    'i would be so embarrassed if',
  ],
  [
    /\bi am (?:literally |actually |so |just )*(?:dying|crying|screaming|wheezing)\b(?=.*\b(?:lol|lmao|rofl|haha\w*)\b)/gu,
    'i am laughing',
  ],
  [/\b(?:i )?died inside\b/gu, 'it hurt me'],
  [
    new RegExp(
      String.raw`\b(?:and |then )?i (?:am )?${VERY}(?:died|dead|deceased)\b(?: (?:laughing|lol|omg))?(?! (?:inside|in an? dream))`,
      'gu',
    ),
    '',
  ],
  [/\bliterally deceased\b/gu, ''],
  [/^(?:(?:haha\w*|lol|lmao|omg) )+dead\b/gu, ''],
  [
    /\bi (?:will|would|might|could) (?:simply|literally|just|actually) (?:die|pass away)\b/gu,
    'i can not take it',
  ],
  [/\b(?:i would|id) (?:literally |honestly |actually )?rather die than\b/gu, 'i am scared to'],
  [
    new RegExp(
      String.raw`\b(${BODY_OR_SHOES}) (?:is|are) (?:\w+ly |so )*(?:killing|murdering) me\b`,
      'gu',
    ),
    '$1 hurt',
  ],
  [
    /\b(?<=\b(?:he|she|they) )(is|are) (?:\w+ly |so )*(?:killing|murdering|destroying) me\b/gu,
    '$1 driving me crazy',
  ],
  [
    /\b(is|are) (?:\w+ly |so )*(?:killing|murdering|murder|destroying) (?:me|my soul|us)\b/gu,
    '$1 too much for me',
  ],
  [
    /\b(is|are) (?:pure |absolute |sheer |just )?murder\b(?! (?:mystery|case))/gu,
    '$1 too much for me',
  ],
  [
    /\b(?:will|is going to|are going to|gonna|is gonna|would) be the death of me\b/gu,
    'is too much for me',
  ],
  [
    /\bi (?:would|could|will) (?:literally )?kill for (?=(?:an?|some|the|one|my|two)\b)/gu,
    'i want ',
  ],
  [
    /\b(?:i )?could (?:absolutely |really )?(?:murder|kill) (?=an? (?:\w+ )?(?:curry|pizza|coffee|burger|beer|kebab|tea|sandwich|biryani|drink|nap)\b)/gu,
    'i want ',
  ],
  [
    /\bi (?:would|will) (?:literally |honestly |actually )*(?:take a bullet|die) for (?=(?:my|him|her|them)\b)/gu,
    'i love ',
  ],
  [
    /\b(?:i am |i will |i would |i am going to )?(?:jump(?:ing)?|throw(?:ing)? myself) (?:out|off|from)(?: of)? (?:the|a|this) (?:window|balcony|roof|bridge|cliff|building)(?! (?:before|than|rather))/gu,
    'i can not take it',
  ],
  [
    /\bi (?:would )?(?:rather )?jump (?:off|from|out of) (?:the|a) \w+ (?:before i|than)\b/gu,
    'i do not want to',
  ],
  [/\bi (?:am going to|will|am about to) lose my (?:head|mind|shit)\b/gu, 'i can not take it'],
  [/\bover my dead body\b/gu, 'no way'],
  [
    new RegExp(
      String.raw`${BEFORE_NAME}(?:just )?(?:kill|shoot|end) me(?: now| please| already)*\b(?! (?:with|if|in|a|because))`,
      'gu',
    ),
    '',
  ],
  [/\bbury me (?:in|with) (?=(?:this|that|his|her)\b)/gu, 'i love '],
  [/\bdagger to (?:the|my) heart\b/gu, 'it hurts'],
  [/\b(?:he|she) slays me\b/gu, 'i find them so funny'],
];

/** Plain words without exaggerated talk of death, which would be taken for grief. */
export const withoutExaggeration = (plain: string): string =>
  EXAGGERATED.reduce((text, [pattern, meant]) => text.replaceAll(pattern, meant), plain)
    .replaceAll(/\s+/gu, ' ')
    .trim() || plain;
