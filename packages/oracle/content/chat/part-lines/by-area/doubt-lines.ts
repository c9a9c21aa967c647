import { type AreaLine, areaLine, IT, THEM } from './area-line.ts';

const THEY = '(?:he|she|they|people|everyone|my \\w+|the \\w+)';

/** Fears, odds and worth: short questions that only the ones beside them explain. */
export const DOUBT_LINES: readonly AreaLine[] = [
  areaLine(
    `(?:can|could|will|would|how (?:can|do|will)) (?:i|we) (?:even |really |actually |ever |still |be able to )*afford (?:it|this|that|them|him|her|one|a \\w+|both|to (?!die)\\w+(?: \\w+){0,3})(?: (?:on|with|alone|by|as) .*)?|can (?:i|we) (?:pay|manage) (?:it|that|this|for it)(?: .*)?|(?:can|could) i live on .*`,
    {
      home: 'Put it on one page: rent, heating, food, travel, what the children need if there are any, and a tenth for what breaks. If that fits into your worst month, you can. Then ask an advice office what help you could get; many people are owed more than they know.',
      study:
        "Count the whole course: fees, books and lost pay, minus grants and what you'd earn beside it. If you could pay the gap back within about five years, yes; if not, ask for a part-time route first.",
      pet: 'Food and insurance are the small part; the vet is the large one. If you could pay one big bill without borrowing and put a little by each month, yes.',
      child:
        'Write down a normal month with it and without it. If a bad month still covers rent, food and care, yes; and ask an advice office what you are owed, because many families never claim it.',
      any: 'Do the sum for a whole year, everything included, and hold it against what is left in a bad month. If it fits without borrowing, yes; if it only fits in good months, not yet.',
    },
  ),
  areaLine(
    `is ${IT} (?:even |really |still |all )*worth (?:it|the (?:risk|money|effort|trouble|wait|stress)|saving|fighting for|trying|waiting for)`,
    {
      love: "Yes, if you're glad more often than you're tired and both of you carry it. If you do all the carrying, say so once, and let the next month answer.",
      work: 'If it teaches you something you could take elsewhere, or pays what you miss for it, yes. If it does neither and has not for a year, your evenings are the price.',
      any: "If you'd still want it at twice the trouble, yes. If you mostly want not to have been wrong, no.",
    },
  ),
  areaLine(
    `(?:do|should|shall) i (?:just |still |really |even )*(?:go and |go )?(?:risk (?:it|that|this|everything)|take (?:the|that|this) (?:risk|chance|leap|plunge)|go for it)`,
    {
      papers:
        'Not before someone who knows the rules has told you what happens on the way back; an immigration advice service does that, often free, and often within days. Until then be there by voice: one fixed hour a day, and one person on the spot who tells you the truth.',
      love: "If the worst that happens is an awkward week, yes. If it could cost a friendship, a job or somebody else's marriage, think about whether you'd still do it with that price on the label.",
      any: "Yes, if you could live with the worst that's likely and can say in one sentence what you'd gain. If a home, a permit or your savings hang on it, get advice first and look for a smaller version.",
    },
  ),
  areaLine(
    `(?:do|should) i (?:just |even |really )*(?:fight|argue with|stand up to|confront|call out) ${THEM}(?: (?:on|about|over|for) (?:it|this|that))?`,
    {
      trust:
        'Ask before you accuse: the one thing you saw, in one calm sentence, and then wait. "I saw this. What is it?" tells you more than a list.',
      work: 'Once, in private, with one example and what you want instead. Write down what was said the same day; if it goes on, that page is what HR or a union needs.',
      any: "Don't fight; ask for one thing, with its reason and a date: \"I need this left open for four weeks, and then we decide it together.\" If that's brushed aside, it's worth a real argument.",
    },
  ),
  areaLine(
    'how (?:do|can|could|would) i (?:not |stop |keep from )(?:hat(?:e|ing)|resent(?:ing)?|be(?:ing)? (?:so )?(?:angry|mad|bitter|furious)(?: (?:at|with))?|scream(?:ing)? at|los(?:e|ing) it with) ?(?:everyone|everybody|people|him|her|them|all of them|the world|my \\w+|myself)?',
    {
      any: "You don't have to like anyone this week; civil is enough. Put the anger where it can't answer, on a page, in a run, in a parked car, and leave the big sentences for after you've slept. Much of it is tiredness, and it thins out once one thing is decided.",
    },
  ),
  areaLine(
    `(?:will|would|do|are) (?:the|my|our) (?:kids?|children|son|daughter|boys|girls|stepkids)(?: (?:going to|gonna))? (?:ever )?(?:hate|blame|resent|forgive|be mad at|be angry (?:at|with)) me(?: for (?:it|this|that|leaving))?`,
    {
      any: "They may be angry for a while, and that isn't hate. What children hold against a parent later is being lied to or made to choose. Tell them what stays the same, keep it, and let them be cross with you.",
    },
  ),
  areaLine(
    `(?:will|would|does|is|can|could) (?:it|this|that|we|us|(?:my|our|the) (?:relationship|marriage|love)) (?:even |ever |really |actually |still |going to |gonna )*(?:work(?: out)?|last|make it|survive|be ok|be okay|be fine|go well|get better|happen)(?: (?:for|between) (?:me|us)| (?:it|this|that|the distance))?`,
    {
      love: "I can't see that; it gets made by two people on ordinary days. Good odds look like this: both of you start the hard talks, both can say sorry, and next month's plan is already in the calendar.",
      work: "I can't see it. What you can raise: show the result to someone who decides, ask by when you'd hear, and keep a second door ajar until then.",
      study:
        "I can't see it. What moves it's an hour on most days, old papers under time, and one person who looks at your work before it counts.",
      any: "I can't see that from here, and nothing in a sky rules it out. Do the one piece that's yours this week, and have a small plan for the case that it doesn't.",
    },
  ),
  areaLine(
    `what if (?:he|she|they|${THEY}) (?:do(?:es)? not|dont|doesnt|wont|will not|never) (?:even )?believes? me`,
    {
      any: "Then what's written down counts: dates, words, who was there. Tell one person first who does believe you and take them along. You don't need everyone; you need one who acts.",
    },
  ),
  areaLine(
    `what if (?:he|she|they|${THEY}) (?:(?:do(?:es)? not|dont|doesnt|wont|will not|never|just) (?:even |ever )?(?:reply|replies|answers?|texts?|writes?|responds?)(?: (?:me|back))*|ignores? (?:me|it)|(?:leaves?|left) me on (?:read|seen|delivered)|ghosts? me)`,
    {
      any: 'Then you know a little more and have lost nothing. Give it three days, send one light line, and leave it there; somebody who wants to answer finds ten seconds.',
    },
  ),
  areaLine(
    `what if (?:he|she|they|${THEY}) (?:hates?|is (?:mad|angry)(?: at)?|gets? (?:mad|angry|upset)(?: (?:at|with))?|blames?|never (?:forgives?|speaks? to|talks? to)|stops? (?:talking|speaking) to) ?(?:me)?(?: for (?:it|that|this|telling))?`,
    {
      any: "Some anger is likely, and you're the one within reach when it comes. Say it kindly, once, with what you know and nothing you guess, and then stay reachable. People mostly come back to the one who was straight with them, though it can take weeks.",
    },
  ),
  areaLine(
    `what if (?:he|she|they|${THEY}) (?:says? no|(?:do(?:es)? not|dont|doesnt|wont) (?:want|like|agree|come|listen|care|feel the same|love me)(?: .*)?|rejects? me|turns? me down|laughs?(?: at me)?)`,
    {
      love: "Then it stings for a few days and the guessing is over, which is worth something. Ask for a small thing, a coffee and not a confession, so a no stays small too and you can still meet each other's eye.",
      work: 'Then ask what it would take and by when, and get that in writing. A no with a reason is a plan; a no without one is a hint to look elsewhere.',
      any: "Then you know, and you can stop planning around a maybe. Decide beforehand what you'd do that evening and what your second choice is; a no is much smaller with a next step behind it.",
    },
  ),
  areaLine(
    'what if (?:i|we) (?:fail|mess (?:it|this) up|screw (?:it|this) up|am wrong|are wrong|can not|cant|can not do it|do not make it|lose|get (?:rejected|it wrong|fired))(?: (?:it|again|forgive \\w+|him|her))*',
    {
      study:
        "Then you sit it again or take the other route, and in three years hardly anyone asks. Look up tonight what a second try costs and when it's; a fail with a date behind it frightens less.",
      work: 'Then you lose some time and some pride, and most of it can be put right. Know your notice period and three months of bills, and it stays a setback.',
      any: "Then you stop, and see what's left; that's more than it feels like now. Plan for the first day after, who you'd ring and what you'd do next, and it becomes something you could walk through.",
    },
  ),
  areaLine(
    `(?:is|was|would) ${IT} (?:even |really |maybe |be )*(?:a )?(?:good|bad|terrible|stupid|dumb|crazy|smart) (?:idea|move|decision|choice)`,
    {
      love: "Good, if you'd do it the same way without an audience and can take a no. Bad, if it's meant to make somebody jealous or to win back an evening that's over.",
      work: "Good, if you've got the next thing signed or three months of bills put by. Without either it's a good idea with the wrong date.",
      any: "It's a good one if you'd still want it on a dull Tuesday and could carry the cost if it went wrong. If only one of the two holds, do a smaller version first.",
    },
  ),
  areaLine(
    'which (?:one|of (?:them|these|the two)|job|offer|city|place|option)?(?: (?:one )?(?:is|would be|should i (?:pick|choose|take)|do i (?:pick|choose|take)|suits)(?: (?:the )?(?:better|best|right|good))?(?: (?:for )?me)?)?',
    {
      love: "The one you're more yourself with on an ordinary day. If you can't tell yet, give each one more try, and notice after which you're less tired.",
      work: "Take the one where you'd like the boss on a bad day and learn something you could use elsewhere; money second, unless the gap pays a month's rent. If that's even, spend a weekday in each place and see where you breathe out.",
      any: "The one whose ordinary Tuesday you can picture and like. If both pass, tell a friend you've chosen the first, wait a day, and see whether you're relieved or sorry.",
    },
  ),
  areaLine(
    '(?:what|whats) (?:is )?(?:wrong with me|am i doing wrong)|is (?:there )?(?:something|anything) wrong with me|why am i like this',
    {
      any: "Probably nothing; something is hard for you, and that's a different sentence. Take the last time you thought it as a scene, where, who, what you did, and change only that one scene next time.",
    },
  ),
  areaLine(
    'will (?:it|that|this) ever happen(?: (?:for|to) me)?|will (?:it|that) (?:ever )?be my turn',
    {
      love: "I can't promise it, because it takes another person with a calendar of their own. Nothing says no to it either. What moves it's being where the same faces see you every week, and letting two friends know you're open to it.",
      any: "I can't promise it, and nothing in a chart rules it out. Take the dull part that's in your hands, and do one piece of it this week.",
    },
  ),
];
