/** Short answers to small questions among others, whatever they were recognised as. The first that fits is said. */
export const SMALL_LINES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:and |but |so )?when (?:should|do|shall) i (?:do|send|say|text|write) (?:it|that|this)$/u,
    "Today or tomorrow, at an hour when there's time to answer. Waiting for the perfect moment only makes it heavier.",
  ],
  [
    /^(?:and |but |so )?(?:do|should) i tell (?:my \w+|him|her|them) (?:about (?:it|this|that) )?(?:before or after|before|first)(?: (?:it|that|this|or after))?$/u,
    'Before, while it\'s still open. "I\'m thinking about this, and I\'d like to hear what you think" is easier to hear than "I\'ve decided." It gives nobody a veto; it only keeps the surprise out of it.',
  ],
  [
    /^(?:and |but |so )?(?:am i|are we) (?:even |still )?(?:allowed|ok|okay) to (?:still )?(?:go|travel|celebrate|enjoy|take|have|be happy|leave)\b/u,
    'Yes. Going doesn\'t mean that you care less, and an empty seat helps nobody. Ask the person it\'s about, "Is there one thing you need from me before I go?", do that, agree on one call, and then let yourself be there.',
  ],
  [
    /^(?:and |but |so )?how (?:do|should|can) (?:i|we) react(?: (?:to (?:it|that|this)|then))?$/u,
    'Calm and short: what you saw, one sentence on why it matters, and what happens next time. Then let it be over. The same quiet reaction every time does more than one long talk.',
  ],
  [
    /^(?:and |but |so )?will (?:he|she|they) (?:ever )?(?:call|text|write|message|reply|ring)(?: me)?(?: back)?$/u,
    "I can't see that; it's decided in someone else's head. If you'd like to hear from them, one short message of yours settles more than a week of waiting, and if it sinks, you know too.",
  ],
  [
    /^(?:and |but |so )?what (?:should|do|can|could) (?:i|we) (?:name|call) (?:it|(?:the|our|my) (?:new )?(?:car|van|camper ?van|boat|bike|plant|house|band|team|tent|caravan))$/u,
    'Something short with a story in it: where it came from, its color, the first thing that went wrong. Two names each, say them aloud for a day, and keep the one that makes you grin. Walnut, Biscuit and Dolores are free to take.',
  ],
  [
    /^(?:and |but |so )?(?:which|what) (?:side|direction|way) (?:should|does|must|is) .*\b(?:door|entrance|bed|desk|kitchen|mirror|altar|temple)\b/u,
    "East or north is what Vastu likes for a main door, and the head of a bed to the south or east; feng shui goes by other rules, and the two don't agree. I'd follow the custom your family cares about, and let light, wind and the street decide the rest.",
  ],
  [
    /^(?:and |but |so )?(?:do|should) i (?:have to |need to |even |really )*(?:say sorry|apologi[sz]e)(?: (?:in person|first|again|to (?:him|her|them)|for (?:it|that)))*$/u,
    'Yes, in person if you can, and short: what happened, that you\'re sorry, what you\'ll do about it, and no "but." If someone was hurt or out of pocket, offer to make that good in the same breath.',
  ],
  [
    /^(?:and |but |so )?(?:do|should|shall) i (?:really |just |finally )?(?:sell|give away|rehome|give up) (?:her|him|them)$/u,
    "My lean: look for a halfway first, somebody who shares the cost and the work, or a cheaper place. If there's none within a month, then yes, to a home you've seen with your own eyes; a good place counts for more than a good price.",
  ],
  [
    /^(?:and |but |so )?(?:do|does|will|would|did) (?:my|the) (?:husband|wife|partner|boyfriend|girlfriend|mother|father|mom|dad|sister|brother|son|daughter|friend|best friend|roommate|boss|parents|family|kids|in laws) (?:secretly |even |really |actually |just |also |still |maybe )*(?:want|like|mind|hate|wish|hope|prefer|expect|agree|resent)\b/u,
    'I can\'t see into anyone, so ask in a way that makes the true answer easy: "Would you be relieved if I did, or sorry?" Then wait. The first look tells you more than the sentence after it.',
  ],
  [
    /^(?:and |but |so )?how (?:do|would|can|should) i (?:even |ever )?(?:ask|say (?:it|that)|bring (?:it|that|this) up|put (?:it|that))(?: (?:for (?:it|that)|them|him|her))?$/u,
    'Short, and with the fact first: "I noticed this, and I\'d like to understand it. What\'s the plan, and is there a way that works for me too?" Then stop talking and let them answer.',
  ],
  [
    /^(?:and |but |so )?is (?:it|that) (?:really |so )?(?:bad|wrong|mean|unfair|ok|okay|weird|greedy) (?:that |if |to )?(?:i am |i )?(?:be )?(?:asking|ask|seeing|see|dating|date|talking to|texting|meeting|meet|like|want|wanting) (?:them )?both\b/u,
    "No, as long as nobody has been promised anything. Asking or having one coffee with each commits you to nothing; it's only unkind if you let one of them believe otherwise.",
  ],
  [
    /^(?:and |but |so )?which (?:one|of (?:them|the two))(?: (?:do|should) i (?:pick|choose|take|go with))?$/u,
    "The one you're more yourself with on an ordinary day. If you can't tell yet, give each one more try, and notice after which you're less tired.",
  ],
  [
    /^(?:and |but |so )?can (?:he|she|they|(?:my|the) (?:landlord|boss|employer|company|ex|neighbou?r|bank|school)) (?:really |just |even |legally |actually )*(?:kick|throw|evict|fire|sue|force|make me|charge|raise|cancel|keep|take|stop|refuse|report|do (?:that|this|it))\b/u,
    "That depends on the contract and the law where you live, so I won't guess. A free advice service, for tenants, workers or whatever it is, can tell you in one call; until then agree to nothing out loud and keep everything in writing.",
  ],
  [
    /^(?:and |but |so )?(?:is|was) (?:it|this|that) (?:all |really |maybe )?(?:my|our) fault$/u,
    'Part of it at most; hardly anything has one cause. Look for the piece that was in your hands, put that right in one sentence, and leave the rest where it belongs.',
  ],
  [
    /^(?:and |but |so )?(?:is|was) (?:it|this|that) (?:because of |about |just |all |maybe |even )*(?:(?:our|my|his|her|their|the|in the) )*(?:full |new )?(?:signs?|stars?|moon|mercury(?: retrograde)?|retrograde|planets?|charts?|karma|astrology|zodiac|saturn)$/u,
    "No sign or planet makes that happen. Tradition describes styles and moods with them, and what went on has plainer causes. That's good news, because those can be changed.",
  ],
  [
    /^(?:and |but |so )?(?:is|was) (?:it|this|that) (?:just |maybe |even )?a sign$/u,
    "Only if you make it one. Things go wrong in clumps by chance. Take from it what you'd do differently next time, and leave the rest.",
  ],
  [
    /^(?:and |but |so )?(?:will|does) (?:it|this|that|the pain) (?:ever |really )?(?:(?:stop|end) hurting|hurt less|stop hurting|get (?:better|easier|lighter)|pass|go away)$/u,
    'Yes, it gets lighter, though nobody can give you a date and it seldom goes in a straight line: an hour at first, then an evening, mostly before you notice.',
  ],
  [
    /\bdo i (?:bring|take) (?:my (?!time|medicine|meds|pills?)|him$|her$|them$|a (?:date|friend|plus one))/u,
    "Bring someone if the evening would be better for both of you together, and say beforehand who'll be there and when you'd leave. If you'd spend it explaining, go alone and tell it afterward.",
  ],
  [
    /\bif (?:it is|its|it's|he says|she says|they say|the answer is|i get) (?:a )?no$/u,
    'Then you know, and the waiting is over. Be sorry about it for an evening, ask once for the reason if you can use it, and have one next step ready beforehand, so the day after has something in it.',
  ],
  [
    /\b(?:is it|was it|is that) (?:just )?(?:me or (?:him|her|them|us)|(?:him|her|them) or me)\b/u,
    'Some of both, as nearly always. Name one thing from your side out loud first; it makes it much easier for the other one to name theirs.',
  ],
  [
    /^(?:and |but |so )?(?:is|are|will) my (?:\w+ )?(?:back|knees?|head|headaches?|stomach|neck|shoulders?|hips?|feet|foot|eyes?|heart|skin|tooth|teeth|throat|ears?|legs?|arms?|hands?)\b/u,
    "I can't see into a body, so I won't call it stress or anything else. If it's been there for two weeks, wakes you, or keeps you from what you do, have a doctor look. Until then go easy on it, and note what makes it better.",
  ],
  [
    /^(?:and |but |so )?(?:will|is|are|can|does) (?:my|our|the) (?:old )?(?:boiler|car|roof|phone|laptop|computer|fridge|washing machine|heating|engine|battery|van|bike|tv|oven)\b(?! (?:number|plate|keys?|color|colour|name|park|seat))/u,
    'No planet knows that one. Have it looked at before the cold or the long drive does it for you; a check now is cheaper than a repair on a Sunday.',
  ],
  [
    /\b(?:is|are) (?:he|she|they) (?:all right|alright|ok|okay|at peace|happy) ?(?:there|where (?:he|she|they) (?:is|are)|now)?$/u,
    "I don't know, and I'd be making it up. What I can see is how much you still look out for them.",
  ],
  [
    /\b(?:bad luck|unlucky|bad omen|jinx\w*|cursed)\b/u,
    "No. Luck doesn't live in things, and nothing bad follows from doing it. If leaving it alone comforts you, leave it alone; that's reason enough.",
  ],
  [
    /^(?:and )?(?:with (?:whom|who)\b|who(?:m)? with$)|\bwho (?:should|do) i (?:invite|spend|go with|take|celebrate)/u,
    "With the one or two people you don't have to entertain. You know who they are, because you're not tired afterward.",
  ],
  [
    /^(?:and )?where (?:do|would|should|could) (?:i|we) (?:even )?(?:start|begin)\b/u,
    'With the smallest piece of it that can be done this week in half an hour. Write down which piece, and on which day.',
  ],
  [
    /^(?:and )?where (?:should|do|can|could) (?:i|we)\b/u,
    'Somewhere you can be comfortable in your ordinary shoes. Near beats far unless you were dreaming of far already.',
  ],
  [
    /\b(?:for dinner|to eat|to cook|for lunch|for breakfast|for tea)\b/u,
    "Something warm in one pot: pasta, garlic, whatever's left in the fridge. Decisions like that should cost no more than a minute.",
  ],
  [
    /\b(?:whats?|what is|which) (?:my )?(?:best|worst) match(?:es)?\b|^(?:best|worst) match(?:es)?$/u,
    'By the books your own element is the easy one and the signs three away are the hard ones. In life it goes by kindness, and every pair of signs has happy couples.',
  ],
];

/** Short answers by the form of a question, where its subject is not sure. */
export const FORM_LINES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:and |but |so )?is (?:that|it|this) (?:even |really |just )?(?:normal|weird|strange|common|usual)(?: of me$|$| (?:to|that|for)\b)/u,
    'More normal than people let on; say it to two friends and one of them will say "me too." What counts is whether it hurts you or anyone else.',
  ],
  [
    /^(?:and |but |so )?how much (?:should|do|can|could) (?:i|we)\b/u,
    'Find out what three others pay or get for the same, and go a little above what you would settle for. A figure you can say without swallowing is the right one.',
  ],
  [
    /^(?:and |but |so )?will (?:people|everyone|they|anyone) (?:laugh|judge|stare|talk|notice|mind)\b/u,
    'One or two may, for a minute; most are busy with how they look themselves. The ones worth knowing ask how it went.',
  ],
  [
    /\bwhy do i (?:keep|always) (?:see|seeing|hear|hearing|find|finding|notice|noticing)\b/u,
    "Because it counts for you now: once the eye looks out for something, it finds it everywhere, and skips all the times it wasn't there.",
  ],
  [
    /\b(?:sending|send|sent) (?:it|this|that|them|me)\b|\ba sign from\b/u,
    "I can't know that, and I'd be making it up. If it makes you think of them, that's reason enough to smile at it.",
  ],
  [
    /\bwhen(?: is|s)? (?:it )?(?:the |a )?(?:right|good|best) (?:time|moment)\b/u,
    "When neither side is tired or in a rush, and you could live with a no. If you've waited for that moment for months, put a date this month on it and take that.",
  ],
  [
    /^(?:and |but |so )?how long (?:till|until|before) i\b/u,
    'It goes by how often more than by how long: a little on most days beats a lot on Sundays. After three months of that you can see it yourself, and most people are surprised.',
  ],
  [
    /^(?:and |but |so )?can you (?:really |actually )?(?:see|tell|predict|know|read) (?:me )?(?:my|the) future\b/u,
    'No, and no one can. I can tell you where the planets are and what tradition makes of it, and think through a plain question with you.',
  ],
  [
    /^(?:and )?who(?:m)? (?:is|was|will|would|does|did|likes|loves|has|sent|wrote|stole|took|said|told|am i|are)\b/u,
    "I can't see faces or names, and I wouldn't want to set you against the wrong person. Go by what you've heard with your own ears.",
  ],
  [
    /^(?:and |but )?when (?:will|does|is|are) (?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|son|daughter|boss|landlord|mother|father|mom|dad|sister|brother|friend|ex))\b/u,
    'No chart puts a date on what someone else does. Ask for one instead: "When can I count on it?" A day in the calendar beats a forecast.',
  ],
  [
    /^(?:and |but )?when (?:will|does|do|is|are|am)\b(?! it (?:leave|end|change|move|stop|start|begin)s?\b)/u,
    "I can't put an honest date on that. What you can date is the next step toward it; give that one a day this week.",
  ],
  [
    /^(?:and |but |so )?(?:will|is|are|does|do|can|could) (?:he|she|they|my (?!chart|sign|moon|sun|palm|hand|card)\w+|the \w+|people|everyone)\b/u,
    "I can't see into other people. Ask them in one plain sentence, or watch what they do for two weeks; both beat a guess from me.",
  ],
  [
    /^(?:and |but |so )?is (?:it|that|this) (?:\w+ )?(?:ok|okay|fine|alright|allowed|wrong|bad|dumb|silly|stupid|weird|selfish|petty|rude|mean|sad|crazy|desperate|needy|clingy|cringe|lame|childish|immature|pathetic|creepy|unfair|embarrassing|cowardly)\b/u,
    "It's all right, and more people do or feel that than say so. The only test is whether it hurts you or someone else; if not, you owe nobody a reason.",
  ],
  [
    /^(?:and |but |so )?why (?:does|do) (?:everyone|everybody|people|they all|no one|nobody)\b/u,
    "Mostly because they see the outside: a face that's thinking, short answers, a busy day. Ask one person you trust what they saw and when, and you'll have something to work with.",
  ],
  [
    /^(?:and |but |so )?does (?:it|that|this) (?:even |really |also )?(?:fit|match|suit|go with)\b/u,
    'It rules nothing out, and no number or sign could: people with every one of them do that well. Go by whether the ordinary days of it suit you.',
  ],
  [
    /^(?:and |but |so )?did i (?:do|say|make|mess|ruin)\b/u,
    "I can't see that from here. Think of the last ordinary day between you: if nothing stands out, it's more likely about their week than about you. If something does, name it once and ask.",
  ],
  [
    /^(?:and |but |so )?(?:and )?if (?:he|she|they|it|not)\b|^what if\b/u,
    "Then you know where you stand, which is more than you have now. Decide beforehand what you'd do that evening, and the rest gets smaller.",
  ],
  [
    /^(?:and |but |so )?can (?:it|that|this) (?:still |ever |even )?(?:be (?:fixed|saved|repaired|mended|undone|healed|changed)|change|get better)\b/u,
    "More often than people think, if it starts with one small thing and not with all of it. Do your half this week without waiting for anyone else's, and in a month you'll see whether it moves.",
  ],
  [
    /^(?:and |but |so )?(?:will|is) (?:it|this|that|my|the|our)\b/u,
    "I can't see that from here, and anyone who claims to is guessing. Have a small plan for the bad case and act as if it'll be all right.",
  ],
  [
    /^(?:and |but |so )?will (?:i|we)\b/u,
    "I can't promise it. What raises the odds is the dull part you can do this week; pick one piece of that.",
  ],
  [
    /^(?:and |but )?why (?:am|do) i\b/u,
    "Mostly because it worked once, a long time ago, and nobody told the habit to stop. You're not broken, you're well practiced.",
  ],
  [
    /^(?:and |but |so )?(?:can|may|could) (?:i|we|one)\b/u,
    'Yes, you can. Nothing in the sky forbids it, and plenty of people have done it and are fine.',
  ],
  [
    /^(?:and |but |so )?(?:how|when) (?:do|should|can|would) i (?:even |ever )?(?:tell|say|break|explain|bring)\b/u,
    'On a calm evening and face to face: the thing itself in the first sentence, then why it matters to you, then let them talk. Nobody has to answer on the spot.',
  ],
  [
    /\bwhat (?:do|should|shall|would) i wear\b/u,
    "Something you've worn before and felt good in, with shoes you can leave in. You'll think about it less, and that shows.",
  ],
  [
    /^(?:and |but |so )?(?:do|should|shall) i (?:still |even |really )?go\b/u,
    "Go if you'd be glad afterward that you went, for an hour, with your own way home. If you'd only go to see or be seen by one person, skip it this time.",
  ],
  [
    /^(?:and |but |so )?is there (?:any |still )?(?:hope|a chance|a future)\b/u,
    "Yes. Nothing in a chart or a past closes that, and you're asking, which is how most changes start.",
  ],
];
