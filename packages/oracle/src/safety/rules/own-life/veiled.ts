import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const JOURNEY =
  'holiday|vacation|flight|flying|travel[a-z]*|trip|moving|move to|moved|new job|resign[a-z]*|retir[a-z]*|wedding dress|exam|course|semester|lease|gym|diet|subscription|insurance broker|office|company';

/** Death told by the way: as a question, a chance left open, or a future without oneself. */
export const VEILED: readonly Rule[] = [
  {
    says: 'has given things and an animal away, and asks for a day to go or feels light',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:gave|given) (?:<few>)to (?:my|mr|mrs|ms|the|our|a) [a-z]+\\b<far>(?:found a (?:new )?home for|(?:dog|cat|parrot|bird|rabbit|pets?) (?:is|are) (?:now )?(?:with|at))\\b<far>(?:(?:good|right|fine|peaceful|best) (?:day|time|night) to (?:go|leave)<end>|feels? (?:so |very )?(?:light|calm|peaceful|quiet))',
      '(?:found a (?:new )?home for|(?:dog|cat|parrot|bird|rabbit) (?:is|are) (?:now )?(?:with|at)) (?:<few>)(?:dog|cat|parrot|bird|rabbit|neighbour|sister|brother|friend)\\b<far>(?:good|right|fine|peaceful|best) (?:day|time|night) to (?:go|leave)<end>',
    ],
    unless: `${NOT_REAL}|${JOURNEY}|abroad|visa|train|bus|ferry|airport`,
    danger: [
      'gave the books to my cousin, the plants to mr hale, found a home for the rabbit. feels so light now. is the 9th a good day to go',
      'the cat is with my sister and everything is tidy. is thursday a good day to go',
    ],
    twins: [
      'gave my plants to my neighbor and found a home for the rabbit, moving to lisbon. is the 9th a good day to go',
      'the cat is with my sister for the weekend, is friday a good day to go to the market',
    ],
  },
  {
    says: 'will not be there for something ahead, and does not say why',
    grade: 2,
    patterns: [
      '(?:i )?(?:will|would|am|are|going) not (?:<soften>)(?:going to )?(?:be (?:here|there|around)|need (?:it|them|one|any|the|a)|see|make it to|live to see|use) (?:<few>)(?:when (?:mercury|the|spring|summer|winter|you|they)|next (?:year|spring|summer|winter|christmas|birthday)|20[2-9]\\d|(?:the )?morning|by (?:spring|summer|winter|then)|any ?more<end>|where i)',
      '(?:version|picture|photo|plan) of (?:next|the|any) (?:[a-z]+ )?(?:with (?:no )?me in it|without me in it)|(?:there is not|there is no|no) (?:version|future|next year) (?:<few>)(?:with me|for me)',
      '(?:do not|not) want (?:a |the |my )?(?:reading|horoscope|forecast) for next year (?:<few>)?,? ?(?:there|i) (?:will not|wont)|(?:<someone>|one) who will not see (?:the )?(?:morning|tomorrow|spring|monday)',
      '(?:they|kids|children|family|everyone|he|she) (?:can|will|could) (?:<soften>)(?:manage|cope|live|do (?:fine|better|ok)|be (?:ok|okay|fine|lighter)) without (?:me|a (?:mother|father|mum|dad))(?=<end>| now| soon)',
      '(?:lived|had) (?:<soften>)(?:long )?enough(?=<end>)<far>(?:go|leave|sold|papers|winter|peace)|(?:my|this) (?:story|book|life) has (?:only )?(?:one|a last) (?:page|chapter) left|time to close the (?:book|account)<end>',
      '(?:hold|holding|hanging|staying) (?:on |here )?(?:only )?until (?:<few>)(?:dies?|is gone|goes)(?=<end>|<gap>(?:then|after))',
    ],
    unless: `${NOT_REAL}|${JOURNEY}|meeting|party|weekend`,
    danger: [
      'i won’t be here when spring comes so it does not matter',
      'the children will manage without a mother now',
      'there is no version of next year with me in it',
      'I am only holding on until the cat dies. Then nothing',
    ],
    twins: [
      'i won’t be here next summer, moving to oslo',
      'the kids can manage without me this weekend',
      'do i need a reading for next year',
    ],
  },
  {
    says: 'asks how much, how high or what happens after, or leaves it to chance',
    grade: 2,
    patterns: [
      '(?:life )?insurance (?:<few>)(?:pay|pays|paid)(?: out)? (?:<few>)(?:if|when) (?:you|i|someone|a person|it) (?:<few>)(?:did it|do it|does it|die|dies|was not an accident|yourself|suicide)',
      'how (?:high|fast|deep|cold|many|much) (?:<few>)(?:does it (?:have|need) to be|would be enough|is enough|it takes|do you need)(?=<end>|<gap>(?:over|at once|not wake|sure|die))(?<!how (?:many|much) (?:water|sleep|money|protein|flour)[a-z ]*)',
      '(?:quicker|faster|painless|hurts less|hurt less|less painful)\\b<gap>(?:cold water|river|train|bridge|rope|pills|the other (?:thing|way))',
      '(?:unbuckle|undo|take off|without) my seat ?belt\\b<far>(?:wait|decide[ds]?|hope|whatever|happens)|cross(?:ing)? (?:the )?(?:road|street)s? without looking|if (?:the|my) plane (?:went down|crashed|goes down)\\b<gap>(?:not mind|fine|relief|glad|ok)|(?:hope|hoping|wish) (?:<few>)(?:scan|results?|tumou?r|biopsy|it) (?:<few>)(?:is|says|are) (?:<soften>)(?:bad|cancer|terminal|fatal)',
      'look at the (?:trees|lorries|trucks|barrier)\\b<far>(?:fast|enough|swerve|wheel)|(?:only|just) (?:<soften>)(?:still )?here because (?:<few>)(?:gun|pills|bridge|rope|cat|dog|too scared)',
      '(?:tell me|say) (?:it is|its|that it is) (?:ok|okay|alright) to stop(?=<end>)|(?:unsubscrib|resign|log|opt|check)[a-z]* (?:out )?(?:from|of|off) (?:being alive|life|living|existence)',
      '(?:the|my) note (?:is|was) (?:<soften>)(?:done|written|ready|finished)|(?:practi[sc]ed|rewrote|rewriting|practi[sc]ing) (?:the|my) note|(?:go|walk|swim) into the (?:lake|sea|river|water) (?:<few>)(?:dark|moon|stones|alone at night)',
      'kms(?: fr| rn| tonight| for real| this time)(?! lol)|catch(?:ing)? the bus (?:<few>)iykyk|(?:stopped|stop) taking my (?:heart|insulin|blood)[a-z ]* (?:<few>)(?:told (?:<noone>)|(?:<noone>) knows|nature)',
      '(?:go|go home|be) to (?:him|her|them)(?=<far>\\bmorphine|<far>\\btablets)|(?:in the cemetery|he died|she died)\\b<far>\\b(?:his|her) (?:morphine|tablets|pills) (?:<few>)(?:still|left|here)',
    ],
    unless: `${NOT_REAL.replaceAll('|lol', '')}|calories|recipe|ladder|shelf|ceiling|tickets?|followers|concert|seat ?belt (?:alarm|light)`,
    danger: [
      'does life insurance pay if you did it yourself',
      'how high does it have to be so it is over at once',
      'i cross the street without looking these days, if it happens it happens',
      'the note is done and the room is clean',
    ],
    twins: [
      'how many candles is enough for a ritual bath',
      'does my insurance pay when the car is hit',
      'the note is for my landlord',
      'my plane is delayed and i don’t mind',
    ],
  },
];
