/** Parts of life that a short question may belong to; the first whose words stand there is meant. */
export const AREAS = [
  [
    'papers',
    /\b(?:visas?|green ?card|residence permit|work permit|immigration|embassy|asylum|passport)\b/u,
  ],
  [
    'trust',
    /\b(?:cheat\w*|lying|lies|liar|affair|tinder|secretly|hiding|behind my back|unfaithful|faithful|phone is (?:always )?locked)\b/u,
  ],
  [
    'pet',
    /\b(?:dogs?|cats?|puppy|kitten|rabbit|hamster|parrot|horse|vet|breed|budgie|guinea pig)\b/u,
  ],
  [
    'health',
    /\b(?:doctor|pains?|hurts|hip|knee|surgery|operation|symptoms?|illness|sick|hospital|therapy|therapist|pills?|headaches?|blood test|scan)\b/u,
  ],
  ['looks', /\b(?:hair|beard|bangs|tattoo|piercing|dye|nose ring|haircut|shave|nails)\b/u],
  [
    'wedding',
    /\b(?:wedding|engaged|engagement|propos\w+|bridesmaid|bride|groom|marry|marriage|shaadi)\b/u,
  ],
  [
    'home',
    /\b(?:house|flat|apartment|rent|landlord|mortgage|lease|move (?:in|out|back|to)|moving|mums|moms|neighbou?rs?|roommates?|flatmates?|housemate)\b/u,
  ],
  [
    'study',
    /\b(?:exams?|uni|university|college|school|degree|masters|course|study(?:ing)?|professor|thesis|grades?)\b/u,
  ],
  [
    'work',
    /\b(?:jobs?|boss|manager|work|office|raise|promotion|promoted|job offer|\d+k|interview|coworkers?|colleagues?|career|salary|shifts?|quit|resign|hr|clients?|business|shop)\b/u,
  ],
  [
    'child',
    /\b(?:kids?|child|children|son|daughter|baby|toddler|teen\w*|stepson|stepdaughter|kindergarten|daycare)\b/u,
  ],
  [
    'money',
    /\b(?:money|loan|debts?|lend|lent|owes?|savings?|invest\w*|bills?|budget|expensive)\b/u,
  ],
  [
    'family',
    /\b(?:mum|mom|mother|dad|father|parents?|sisters?|brothers?|siblings?|aunt|uncle|cousins?|in laws?|grand\w+|nan|family|stepdad|stepmom)\b/u,
  ],
  ['friend', /\b(?:friends?|friendship|bestie|besties|bff|group chat)\b/u],
  [
    'love',
    /\b(?:boyfriend|girlfriend|husband|wife|partner|ex|crush|dating|date|love|loves|relationship|soulmate|narcissist|marriage|married|break ?up|broke up|situationship|fiancee?|like me|miss me|texted|asked me out|asking me out|flirt\w*|two (?:guys|boys|men|girls|women)|kiss\w*)\b/u,
  ],
  ['trip', /\b(?:trip|travel\w*|holiday|vacation|flights?|fly|flying|abroad)\b/u],
  [
    'chart',
    /\b(?:moon|sun|rising|ascendant|venus|mars|mercury|saturn|signs?|cards?|chart|number|placement)\b/u,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Somebody who is only pointed at is mostly loved. */
export const POINTS_AT_SOMEONE = /\b(?:he|she|him|her)\b/u;

export type Area = (typeof AREAS)[number][0];
