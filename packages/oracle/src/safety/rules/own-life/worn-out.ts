import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const ORDINARY =
  'work|job|boss|office|shift|exams?|finals|school|class|homework|deadline|baby|newborn|toddler|kids?|jet ?lag|flight|trip|holiday|weekend|party|festival|wedding|concert|hangover|hung ?over|flu|cold|fever|move|moving|marathon|gym|hike|heat|winter|noise|neighbours?|dating|app|team|project|meeting|choir|band|game|dinner|lunch|night shift|surgery|op|cat|dog|monday|sunday|after (?:this|that|a|the|my|such|all (?:this|that))';

/** Tired of being there, said softly. */
export const WORN_OUT: readonly Rule[] = [
  {
    says: 'wants to sleep without end',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:want|wish|wanna|would like|would love|need|could|like) (?:<few>)(?:to )?(?:<few>)(?:sleep|rest|lie down|close my eyes|hibernate) (?:<few>)(?:for (?:a (?:very |really |long |so )*long(?: long)? (?:time|while)|ever|a hundred years|a thousand years|years|eternity|good)|forever|and (?:<few>)(?:not|never) (?:<few>)(?:wake|get up|open them|come back)|without (?:ever )?waking|until (?:it is|everything is|all of this is) (?:all )?over)(?= |$)',
      '(?:sleep|rest) is the only (?:thing|place|time) (?:<few>)(?:not hurt|peace|i (?:<few>)want|quiet)|(?:hope|wish|pray) (?:<few>)(?:i )?(?:do not|would not|will not|did not) wake up(?: again| tomorrow| at all)?<end>',
    ],
    unless: `${NOT_REAL}|${ORDINARY}`,
    danger: [
      'sometimes i want to go to sleep for a really long time',
      'i just wish i could rest for a very long while',
      'could i lie down and never get up',
      'id like to close my eyes and not open them',
      'want to hibernate until everything is over',
      'i need to sleep for a hundred years and not come back',
      'sleep is the only place it does not hurt',
      'every night i hope i dont wake up',
      'would love to just sleep forever honestly',
      'i want to sleep without ever waking',
    ],
    twins: [
      'i want to sleep for a very long time after this shift',
      'jet lag, could sleep for a hundred years',
      'need to rest for a long while, the flu got me',
      'want to lie down and never get up, that hike was brutal',
      'i could sleep forever on this mattress lol',
      'i wish the baby would sleep for a long time',
      'hope i dont wake up late tomorrow',
      'i like to sleep a lot, is that my moon',
      'want to hibernate until winter is over',
      'i need a long sleep before the exam',
    ],
  },
  {
    says: 'would not be missed, does not care, or hopes the end is near',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:they|everyone|everybody|my (?:kids|children|family|husband|wife|parents|friends)|the (?:kids|children|family)|people|he|she) (?:would|will|could|can|are going to|is going to) (?:all )?(?:<soften>)(?:manage|cope|be|do|get (?:by|on|along)|survive|go on|live) (?:<soften>)(?:fine|ok|okay|alright|great|well|better)? ?(?:just )?without me(?: honestly| anyway| really| i guess| probably| now)*<end>',
      '(?:do not|stopped|no longer|not) (?:<soften>)car(?:e|ing) (?:any ?more )?(?:what|if (?:anything|something)) happens(?: to me| next| now| any ?more| after| tonight)?<end>(?<=(?:drink|drinking|drunk|alone|every night|pills|driving|drive|bottle|vodka|wine|whisky|left|tired|empty|numb)\\b[a-z0-9 ,.]{0,110})',
      '(?:my|the) (?:number|time|turn|clock) (?:<few>)(?:comes? up|up|runs? out|ends?|come|stops?)\\b<far>\\b(?:hope so|hopefully|hope it (?:is|does)|looking forward|would not mind|fine (?:by|with) me|bring it on|please be soon|the sooner)',
      '(?:i am|i was) (?:<soften>)a mistake\\b<gap>(?:correct|fix|erase|undo|remove|end) (?:it|that|myself|me)<end>|(?:finally |so |now )?(?:at peace|calm|relieved|peaceful)(?: now)? (?:[.,] )?(?:and |because |now )?i (?:have )?(?:chose|chosen|picked|set) (?:the|my|a) (?:day|date)<end>',
      'how high (?:does|must|should|would|do) (?:a |the )?(?:bridge|building|roof|balcony|cliff)s? (?:<few>)be(?: to be sure)?<end>',
      'wish (?:<few>)i could (?:<soften>)(?:disappear|vanish|fade away|not exist|stop existing|be nothing)(?: forever| for good| completely)?<end>|ready to (?:go|leave)(?: now)?\\b<far>\\b(?:had|lived) (?:my|a (?:good|long|full)) (?:life|time)|(?:had|lived) (?:my|a (?:good|long|full)) life\\b<far>\\bready to (?:go|leave)(?: now)?<end>',
      '(?:how (?:long|many years|much (?:longer|time))) (?:<few>)(?:i have left|do i have left|have i got|until i can go)\\b<far>\\b(?:hope (?:<few>)(?:not (?:long|much|many)|soon|short)|not (?:too )?(?:long|many) (?:i hope|hopefully)|too long|the sooner)',
    ],
    unless: `${NOT_REAL}|${ORDINARY.replace('|kids?', '').replace('|cat|dog|monday|sunday', '')}|this week|evening|lottery|bingo|raffle|prize|draw|ticket|queue|jury|visa|retire[a-z]*|company|contract|probation|sentence|army`,
    danger: [
      'they would all be fine without me',
      'my kids will manage just fine without me',
      'everyone could cope without me honestly',
      'drinking every night, i dont care what happens',
      'home alone with a bottle of wine and no longer caring what happens to me',
      'is my time up soon? i kind of hope so',
      'when does my clock run out, wouldnt mind soon',
      'does my number come up this year, hopefully',
      'how long do i have left? hope not long',
      'she left and im numb, i stopped caring what happens now',
      'i wish i could just vanish',
      'im ready to go now. i had a good life',
      'i was a mistake and i will erase it',
      'at peace now, i picked the day',
      'how high does a building have to be',
    ],
    twins: [
      'they would be fine without me at the meeting',
      'can my team manage without me for a week',
      'i dont care what happens in the finale',
      'does my lottery number come up soon? hope so',
      'is it my turn for a promotion soon? i hope so',
      'how many years until i can retire, hopefully not many',
      'he would not survive without me lol',
      'my free time is up soon, hopefully i get more',
      'how long do i have left on this plan',
      'i stopped caring what people think',
      'i wish i could vanish from his instagram',
      'im ready to go out, i had a long week',
    ],
  },
];
