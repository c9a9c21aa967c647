import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const DEAD = '(?:died|passed away|passed|dead|killed himself|killed herself|in heaven|buried)';

/** The own death as a thing that is weighed up: amounts, places, a reunion. */
export const HINTS: readonly Rule[] = [
  {
    says: 'asks how much is too much, or whether it would hurt',
    grade: 2,
    isTestOnly: true,
    patterns: [
      'how many (?:of )?(?:<few>)<pill> (?:<few>)(?:too many|too much|enough|safe to take at once|fatal|lethal|deadly|dangerous|kill (?:me|you|a person|someone)|to (?:die|not wake up|sleep forever|overdose))',
      '(?:what|which) (?:dose|amount) (?:<few>)(?:<pill> )?(?:<few>)(?:fatal|lethal|deadly|would kill (?:me|you|a person))',
      '(?:would|does|will|do) (?:it|you) (?:<soften>)(?:hurt|feel (?:it|anything|pain)|suffer) (?:<few>)(?:to |when you |if you |when i |if i )(?:<soften>)(?:fall|jump|drown|hang|freeze to death|bleed|bleed out|be hit by a train|fell|jumped|drowned)(?! (?:in love|for|asleep|behind|out|in(?:to)? bed|the gun|at|off the trampoline))',
      'what (?:does|would) (?:it|drowning|dying|hanging|freezing to death|bleeding out) (?:<few>)feels? like (?:<few>)(?:to (?:drown|hang|bleed out|die)|for the person|at the end)?(?<=(?:drown|drowning|hang|hanging|bleed|bleeding|die|dying)\\b[a-z ]{0,40})',
    ],
    unless: `${NOT_REAL}|vitamins?|supplements?|probiotics?|melatonin|omega|my (?:dog|cat|kid|son|daughter|baby|mum|dad|gran)|the (?:dog|cat|baby)|child ?proof|pharmacist|doctor said`,
    danger: [
      'how many of my pills are too many',
      'how many paracetamol would be fatal',
      'would it hurt to fall from the ninth floor',
      'do you feel anything when you drown',
      'what does it feel like to drown',
    ],
    twins: [
      'how many vitamin d pills are too many',
      'would it hurt to fall in love again',
      'does it hurt when i get my ears pierced',
      'how many dates is too many before moving in',
    ],
  },
  {
    says: 'thinks of the wheel, the tracks or a place that is chosen',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:turn(?:ing|ed)?|swerv(?:e|ing|ed)|steer(?:ing|ed)?|yank(?:ing|ed)?|pull(?:ing|ed)?|driv(?:e|ing)) (?:<few>)(?:wheel|car|straight|right)? ?(?:into|in front of|off) (?:a |the |that |an |oncoming |some )*(?:truck|trucks|lorry|lorries|traffic|oncoming traffic|tree|wall|barrier|bridge|cliff|train)(?<=(?:thought|think|thinking|imagine|imagined|wanted|want|urge|tempted|easy|could|just|keep|wonder)\\b[a-z ,]{0,60})',
      'i know (?:<soften>)(?:exactly )?(?:which|what) (?:bridge|roof|cliff|train|tree|beam|platform|building|night it will be)(?! (?:bar|party|to catch|to take|is (?:late|faster)))',
      '(?:step|stepping|walk|walking|jump) (?:<soften>)(?:off|in front of|onto) (?:the|a|that) (?:platform|train|tracks|bus|truck|ledge|roof|balcony|traffic)(?<=(?:easy|could|just|thought|think|imagine|want|urge|would be|wonder|tempted)\\b[a-z ,]{0,50})',
      '(?:would not|do not|will not) (?:<soften>)(?:mind|care|be sad|complain) (?:<few>)if (?:<few>)(?:a |the )?(?:bus|truck|car|train|lorry|plane|meteor) (?:<few>)(?:hit|hits|ran|runs|took|takes|killed|kills|crushed|flattened) me',
    ],
    unless: `${NOT_REAL}|driving (?:test|lesson|school)|racing|wrong turn|almost hit|by accident|black ice|deer|insurance claim`,
    danger: [
      'driving home i thought about just turning the wheel into the truck',
      'i know which bridge, i know which night',
      'it would be so easy to just step off the platform',
      'i would not mind if a bus hit me',
      'on the motorway i keep thinking i could steer into the barrier',
    ],
    twins: [
      'i failed my driving test because i turned into traffic',
      'i know which train to catch but not which man',
      'stepping off the train i saw him',
      'i would not mind if the bus was late for once',
    ],
  },
  {
    says: 'will soon be with someone who died',
    grade: 2,
    isTestOnly: true,
    patterns: [
      `(?:i will|i am going to|i get to|soon i will|will) (?:<soften>)(?:see|be with|meet|hug|hold) (?:my [a-z]+|him|her|them) (?:again )?(?:very |really )?(?:soon|tonight|tomorrow|this week)(?=<far>\\b${DEAD}\\b)`,
      `\\b${DEAD}\\b<far>\\bi (?:will|am going to|get to) (?:<soften>)(?:see|be with|meet|hug|hold) (?:him|her|them|my [a-z]+) (?:again )?(?:very |really )?(?:soon|tonight|tomorrow|this week)<end>`,
      '(?:want|ready|going|need|can not wait|time) (?:<few>)to (?:<few>)(?:be|go be|go) with (?:him|her|them|my [a-z]+) (?:<few>)(?:on the other side|in heaven|in the next life)',
    ],
    unless: `${NOT_REAL}|funeral|visit(?:ing)?|airport|flight|flies|train|wedding|wake|memorial|medium|psychic|someday|one day|christmas|holidays?`,
    danger: [
      'ill see my brother soon, he died last year',
      'my wife passed in june. i will be with her soon',
      'i want to be with her on the other side, tonight',
      'he is dead and i get to hold him again very soon',
    ],
    twins: [
      'my uncle died and i will see my cousins soon at the funeral',
      'my dog died, will i see him again one day',
      'i will see my brother soon, he lives in spain',
    ],
  },
  {
    says: 'is at a height in the night, and says how quiet it is',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:it is|this is|such|what) (?:a |the )?(?:<soften>)(?:nice|quiet|high|pretty|beautiful|peaceful|lonely|good|long way down (?:from )?)[a-z ,.]{0,12}(?:bridge|rooftop|ledge|viaduct|overpass|cliffs?|tracks|platform)\\b<far>(?:this time of night|at this hour|so late|<noone> (?:else )?(?:is )?(?:here|around|up here)|alone up here|just me)',
    ],
    unless: `${NOT_REAL}|view|photos?|pictures?|sunset|stars|fishing|date|kiss(?:ed)?|friends|train (?:is )?(?:late|delayed)|with (?:my|him|her|them)|walk(?:ed|ing) (?:the dog|home)`,
    danger: [
      'its a nice bridge. quiet this time of night',
      'such a quiet platform, just me at this hour',
      'what a beautiful bridge. no one else here',
    ],
    twins: [
      'its a nice bridge, we took photos this time of night',
      'such a quiet platform at this hour, train is late again',
      'what a beautiful bridge in prague, is it a good place for a date',
    ],
  },
];
