import type { Feeling } from '../vocabulary.ts';

const SIGNS: readonly (readonly [Feeling, RegExp])[] = [
  [
    'shame',
    /\b(?:asham|embarrass|humiliat|failure|loser|worthless|pathetic|mortif|stupid of me|feel (?:so )?(?:stupid|dumb)|guilt|disgusted with myself|hate myself)/iu,
  ],
  [
    'anger',
    /\b(?:angry|anger|furious|mad at|so mad|pissed|livid|fuming|rage|raging|fed up|sick of|hate (?:him|her|them|my|this)|annoy|infuriat|resent)/iu,
  ],
  [
    'fear',
    /\b(?:afraid|scared|scary|fear|terrif|fright|panic|freak(?:ing|ed)? out|anxious|anxiety|nervous|worried|worry|dread|what if|petrified)/iu,
  ],
  ['relief', /\b(?:relie(?:f|ved)|glad it'?s over|weight off|finally over|thank god)/iu],
  [
    'sadness',
    /\b(?:sad|cry|crying|cried|tears|heart ?broken|broken ?hearted|depress|miserable|gutted|lonely|alone|hurts? so|devastat|empty|down lately|feel(?:ing)? low|miss (?:him|her|them|my))/iu,
  ],
  [
    'hope',
    /\b(?:hope|hoping|hopeful|fingers crossed|wish|maybe there'?s a chance|is there (?:any|a) chance)/iu,
  ],
  [
    'doubt',
    /\b(?:doubt|not sure|unsure|second guess|on the fence|torn|can'?t decide|don'?t know (?:if|whether|what)|idk (?:if|what)|wrong choice|right choice)/iu,
  ],
  ['joy', /\b(?:happy|so glad|joy|yay|best day|over the moon|thrilled|blessed|love(?:d)? it)/iu],
  ['jealousy', /\b(?:jealous|jelly|envy|envious|possessive|insecure)/iu],
  [
    'tired',
    /\b(?:tired|exhaust|drained|worn out|burn(?:t|ed)? out|burnout|knackered|no energy|wiped|fed up|shattered|running on (?:empty|fumes)|overwhelm)/iu,
  ],
  [
    'grief',
    /\b(?:died|passed away|dead|funeral|grie[fv]|mourn|lost my (?:mom|mum|dad|mother|father|dog|cat|grand|husband|wife|son|daughter|brother|sister|baby|best friend))/iu,
  ],
  ['excited', /\b(?:excited|can'?t wait|pumped|hyped|stoked|buzzing|looking forward)/iu],
  [
    'confused',
    /\b(?:confus|mixed signals|makes no sense|don'?t get it|don'?t understand|lost\b(?! (?:my|him|her|the))|what is going on|whiplash)/iu,
  ],
  [
    'doom',
    /\b(?:doom|cursed|ruin|never get better|hopeless|pointless|worst|bad luck|everything goes wrong|end badly|screwed|over for me)/iu,
  ],
];

/** What the user feels, strongest signs first come first. */
export const findFeelings = (text: string): Feeling[] =>
  SIGNS.filter(([, pattern]) => pattern.test(text)).map(([feeling]) => feeling);

const JOKE = /\b(?:lol|lmao|lmfao|rofl|haha+|hehe+|jk|just kidding|kidding|joking)\b|😂|🤣|😹|💀/iu;

export const isJoke = (text: string): boolean => JOKE.test(text);
