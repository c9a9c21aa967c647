/** A fear or a hope that stands beside a placement, and what is said to it first. */
const WORRIES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:not|im not|i am not) cold\b.*\bshy\b/u,
    'Then trust your own word for it: shy and cold only look alike from outside.',
  ],
  [
    /\b(?:violen\w*|accidents?|(?:die|dying)(?! (?:alone|single|unmarried|lonely|an? (?:virgin|spinster|bachelor)|of (?:embarrassment|shame|laughter|boredom|curiosity)|to (?:know|see|meet)))|death|danger\w*|killed?(?! (?:it|that|the (?:set|song|show|stage)))|crash)\b/u,
    "No need to be scared: a chart shows no accident, no violence and nobody's death. It describes a temper at most.",
  ],
  [
    /\b(?:rich|millionaire|wealthy|lottery|loaded)\b/u,
    'No promise of that: no placement makes anyone rich, and none makes anyone poor.',
  ],
  [
    /\b(?:broke|no money|never (?:any )?money|poor|(?:keep|hold(?: on to)?|save) (?:any )?money|money (?:leaves|goes|disappears))\b/u,
    "That isn't why: no placement keeps money away from anyone.",
  ],
  [
    /\b(?:never (?:gonna |going to )?(?:marry|get married|find (?:love|anyone|someone))|alone|single|no ?one will|forever)\b/u,
    'No: no placement decides that anyone stays alone.',
  ],
  [
    /\b(?:divorc\w*|split up|break ?up|separat\w*|(?:marriage|relationship)\b.{0,16}\b(?:end|ends|over|fail\w*|last)|end (?:of )?my (?:marriage|relationship))\b/u,
    'No. It ends no marriage; what two people say to each other does more than any planet.',
  ],
  [
    /(?:\b(?:im|i am|makes me|make me)|=) (?:an? |so |too )?(?:cold|heartless|psycho\w*|crazy|toxic|evil|mean|selfish|jealous|needy|monster|bad person)\b/u,
    "No. It doesn't make you that: a placement is a style, and what you do with it is yours.",
  ],
  [/\b(?:doom\w*|curs\w*|fated|screwed|hopeless)\b/u, 'No, nobody is doomed by a placement.'],
  [
    /\b(?:secret|in hiding|hidden love)\b.*\b(?:married|husband|wife|partner)\b|\b(?:married|husband|wife)\b.*\bsecret\b/u,
    "No placement hands out secret lovers, and a marriage that you're in knows more than an app does.",
  ],
  [
    /\bis (?:it|this|that) (?:really |so )?(?:sad|lonely|wrong|weird|strange|hard)\b|\b(?:is|are|was) (?:so |very |really )?(?:sad|lonely|tragic)\b/u,
    "No, it isn't sad: no placement is sad or happy by itself.",
  ],
  [
    /\b(?:sad|lonely|tragic)\b.{0,4}\bis (?:it|that|this)\b/u,
    "No, it isn't sad: no placement is sad or happy by itself.",
  ],
  [/\bam i (?:ok|okay|normal|fine|weird|crazy|screwed)\b/u, "You're fine."],
  [
    /\b(?:bad|worst|terrible|evil|scared|scary|afraid|worr(?:y|ied)|unlucky|difficult|negative)\b/u,
    "It isn't a bad one; no placement is.",
  ],
];

/** The answer to the worry in a text; empty where there is none. */
export const calmFor = (text: string): string =>
  WORRIES.find(([words]) => words.test(text))?.[1] ?? '';

/** Words of very simple explanations. */
export const ASKS_SIMPLE =
  /\b(?:like (?:im|i am|i was|a) ?(?:an? )?(?:five|5|kid|child|toddler|ten|10|six|6|dumb|idiot|baby)|eli5|in simple (?:words|terms)|simply|in (?:plain |simple |normal )?english|easy words|for dummies)\b/u;

/** Somebody else's chart, the sky of now, or a figure of its own. */
export const OTHER_THAN_PLACEMENT =
  /\b(?:he|she|hes|shes|his|her|hers|him|their|theirs|compatib\w*|match\w*|vs|versus|retrograde|square|trine|sextile|opposite|opposition|conjunct\w*|returns?|full moon|new moon|eclipse|season|transit\w*|progress\w*|solar return|currently|right now|today|tonight|tomorrow|until|when|whens|next (?:week|month|year)|this (?:week|month|year)|enter\w*|moving|moves|poem|haiku|song|rap|joke|story|write|famous|who has|celebrit\w*|which (?:sign|is|one)|whats my|what is my|what sign|app says|site says|or)\b/u;
