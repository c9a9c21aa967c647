const PARENT =
  'mum|mom|mam|mama|mami|amma|ammi|mother|dad|papa|appa|abba|baba|father|nan|nani|dadi|gran|grandma';
const CLOSE = String.raw`(?:(?:my |the |his |her |our )?(?:\w+ )?(?:${PARENT}|parents|wife|husband|hubby|sister|brother|boss|manager|teacher|professor|coach|principal|flatmate|roommate|housemate|landlord|girlfriend|boyfriend|partner|best friend|bestie|friend|aunt|cousin|in laws|mother in law|family)s?|he|she|they)`;
const WILL = String.raw`(?:is |are )?(?:so |actually |literally |just )*(?:going to|gonna|will|would|might)`;
const KILL = String.raw`(?:kill|murder|strangle|slaughter|behead|crucify|destroy)`;
const FATE = String.raw`(?:${KILL} (?:me|us)|(?:skin|eat|roast|bury|flay) (?:me|us) alive|have my (?:head|balls|guts|neck|hide)(?: (?:on an? (?:spike|stick|plate|platter)|for (?:this|that|garters|breakfast)))?|bite my head off|wring my neck)`;
const COULD = String.raw`(?:could|want to|would like to|feel like|am going to|am gonna|will|might|am about to|could have) (?:have )?(?:cheerfully |happily |gladly |honestly |literally |just |actually |really )*`;
const ATTACK = String.raw`(?:strangl(?:e|ed|ing)|throttl(?:e|ed|ing)|murder(?:ed|ing)?|kill(?:ed|ing)?|smother(?:ed|ing)?|slapp?(?:ed|ing)?|punch(?:ed|ing)?|throw(?:ing)? (?=\w+ (?:out|off)))`;

/** Anger that people lend to others, or have themselves, and what is meant by it. */
export const FIGURES_OF_PEOPLE: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\b(${CLOSE}) ${WILL} ${FATE}\b`, 'gu'), '$1 will be angry with me'],
  [
    new RegExp(
      String.raw`\b(?:i |and )${COULD}${ATTACK} (?=(?:him|her|them|whoever|whomever|everyone|someone|(?:my|the|this|that|these|those) \w+)\b)`,
      'gu',
    ),
    'i am annoyed with ',
  ],
];
