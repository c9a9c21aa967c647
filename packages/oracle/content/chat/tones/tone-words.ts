import type { Tone } from '../../../src/chat/tone/tones.ts';

/** Words by which a tone is known, in plain text: small letters, slang written out. */
export const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  [
    'hurt',
    /\b(?:laughed at|laughed when|made fun|mocked|humiliat\w+|insulted|called me|forgot (?:my|our)|ignored me|left me out|uninvited|behind my back|in front of (?:everyone|everybody|the whole|the client|all)|rolled (?:his|her|their) eyes|does not (?:like|want|love|care about) me|rejected me|stood me up|hurts? my feelings)\b/u,
  ],
  [
    'lonely',
    /\b(?:lonely|alone|by myself|no one|nobody|invisible|left out|without me|but me|no friends|forget about|forgets about|know no one|not invited)\b/u,
  ],
  [
    'grieving',
    /\b(?:died|passed away|funeral|buried|ashes|grave|miss (?:him|her|them|my|you)|missing (?:him|her|home|my)|without (?:him|her|mum|mom|dad)|since (?:nan|gran|grandma|mum|mom|dad) |put (?:him|her|my \w+) down|lost (?:my|the|our|him|her|two|three)|would have been|his side of|voicemail)\b/u,
  ],
  [
    'worn',
    /\b(?:tired|exhausted|drained|knackered|worn out|burned out|burnt out|no energy|long (?:day|week|shift)|shift|flat|numb|gr[ae]y|overwhelm\w*|cannot cope|sick of being|do not want to do anything|crying|running on|on my feet)\b/u,
  ],
  [
    'disappointed',
    /\b(?:rejected|rejection|turned down|did not get|failed|cancelled|fell through|lost the|not make the|refused|came last|second choice|let down)\b/u,
  ],
  [
    'angry',
    /\b(?:furious|fuming|livid|angry|stole|stolen|unfair|how dare|again|not even asked|without asking|took credit|refuses to|charged me|ripped off|scammed|everyone except me|cut my hours|fed up)\b/u,
  ],
  [
    'embarrassed',
    /\b(?:embarrass\w*|tripped|fell over|slipped|voice cracked|wrong person|by accident|accidentally|cringe|blush\w*|mortif\w+|there is video|everyone saw|whole (?:class|hall|gym|room|office))\b/u,
  ],
  [
    'glad',
    /\b(?:i got (?:the|in|my|a)|got (?:the job|in|my|accepted|engaged|promoted)|passed|first (?:time|day|ever|steps)|i did it|finally|paid off|we won|i won|sold my|so proud|so happy|years sober|days? sober|finished|graduat\w+|accepted|engaged|new job|promoted|grandchild|best day|rose)\b/u,
  ],
  [
    'touched',
    /\b(?:gave me (?:her|his|a|their)|a (?:stranger|man|woman|lady|kid|girl|boy|nurse|neighbor|neighbour) (?:on|in|at)|held the door|waved at me|kind|kindness|remembered me|did not have to|for no reason|said i had|smiled at me)\b/u,
  ],
  [
    'giddy',
    /\b(?:oh my god|omg|held my hand|kissed me|texted me first|crush|butterflies|cannot wait|so excited|tickets|he likes me|she likes me|asked me out)\b/u,
  ],
  [
    'relieved',
    /\b(?:relieved|relief|benign|all clear|came back (?:clean|clear|negative)|out of (?:the )?hospital|is fine|are fine|thank god|finally over|it is over|at last|safe|found it|can breathe|slept (?:like|12|twelve|ten|10))\b/u,
  ],
  [
    'easy',
    /\b(?:coffee|tea|snow|rain|sunny|sunset|perfect|peaceful|quiet|cozy|cosy|good morning|good evening|no question|nothing much|on the stove|the balcony|the garden)\b/u,
  ],
  [
    'worried',
    /\b(?:worried|nervous|scared|waiting for|results|tomorrow|interview|audition|has not (?:called|eaten|come)|late|same question|forgetting|shak(?:e|es|ing)|what if|cannot sleep)\b/u,
  ],
  [
    'guilty',
    /\b(?:guilty|guilt|my fault|ashamed|i yelled|i shouted|i lied|i snapped|i forgot|sorry|i should have|i never told|i said something|regret|i cheated|i broke)\b/u,
  ],
  [
    'envious',
    /\b(?:jealous|envious|envy|everyone else|everyone is|all my friends|happy for (?:her|him|them)|not me|new house|got engaged|twice what i)\b/u,
  ],
  ['bored', /\b(?:bored|boring|nothing to do|nothing (?:ever )?happens|entertain me|meh)\b/u],
  [
    'torn',
    /\b(?:torn|part of me|half of me|on one hand|either|or stay|or go|cannot decide|both|my heart says|want to but|the other one|if i go|if i stay)\b/u,
  ],
  [
    'puzzled',
    /\b(?:confus\w+|mixed signals|what does (?:he|she|that|it) mean|weird|acting (?:strange|weird|different)|hot and cold|says (?:he|she) (?:does not|is not)|but then|suddenly|read into)\b/u,
  ],
  [
    'wistful',
    /\b(?:last day|used to|grew up|old (?:house|flat|school|days)|years ago|retired|moved out|left for (?:university|college)|sold the|end of an era|not anymore|remember when|gave me a (?:clock|mug|watch))\b/u,
  ],
];
