/** What speaks for an option of a choice, and what speaks for doing the other. The first that fits is said. */
export interface Side {
  readonly of: RegExp;
  readonly pro: string;
  readonly con: string;
}

export const SIDES: readonly Side[] = [
  {
    of: /\b(?:let (?:it|him|her|them|that|this) (?:go|be|see)|leave (?:it|him|her|them|that)(?: (?:be|alone|on read))?|say nothing|stay quiet|keep quiet|drop it|ignore|move on|walk away)\b/iu,
    pro: 'peace today, and some things really do get smaller if nobody feeds them',
    con: 'what you swallow tends to come back on a worse day',
  },
  {
    of: /\b(?:tell|say (?:it|something|sorry)|talk|speak|ask|confront|reply|answer|honest|apologi[sz]e|text|call|write)\b/iu,
    pro: 'what is said can be answered, and you stop carrying it alone',
    con: "what is said can't be taken back, so a few quiet days first cost little",
  },
  {
    of: /\b(?:wait|later|hold off|not yet|next year|until|someday)\b/iu,
    pro: "you'll know more, and most things allow a few weeks",
    con: 'waiting feels safe and is mostly more of the same',
  },
  {
    of: /\b(?:cancel|skip|stay (?:home|in$)|bail|not go)\b/iu,
    pro: 'you get the evening back and owe nobody a performance',
    con: 'you can leave after an hour, and you can never arrive later',
  },
  {
    of: /\b(?:rent|renting|lease)\b/iu,
    pro: "you stay free, and the boiler is someone else's problem",
    con: 'in ten years you own nothing of it',
  },
  {
    of: /\b(?:buy|own|mortgage)\b/iu,
    pro: "after some years it's yours, and nobody can give you notice",
    con: 'it ties your savings to one place and one job',
  },
  {
    of: /\b(?:sell|get rid of|give (?:it )?away|let it go)\b/iu,
    pro: 'money and room now, and no more upkeep',
    con: "it can't be had back, and somebody may have wished you'd asked",
  },
  {
    of: /\b(?:quit|resign|leave (?:my|your|the|this) job|hand in)\b/iu,
    pro: 'your health and your evenings are worth more than a reference',
    con: 'looking is easier with a wage coming in',
  },
  {
    of: /\b(?:break up|divorce|end it|leave (?:him|her|them)|split)\b/iu,
    pro: 'what has not changed after being said plainly will not change by itself',
    con: "if you haven't said plainly what has to change, you don't know yet what is possible",
  },
  {
    of: /\b(?:forgive|another chance|take (?:him|her|them) back|get back together|try again|work on it)\b/iu,
    pro: 'there is something there, or you would not be asking',
    con: 'the reason you parted has to be gone, and not only missed',
  },
  {
    of: /\b(?:remote|from home|home office)\b/iu,
    pro: 'hours of your own back each week, and you live where you like',
    con: 'you meet people, learn by listening in, and leave work at work',
  },
  {
    of: /\b(?:toughen up|push through|stick (?:it|with it)|keep going|endure|put up with)\b/iu,
    pro: 'it may pass with practice, and you keep what you have put into it',
    con: 'a bad fit seldom gets better by being endured',
  },
  {
    of: /\b(?:stay|staying|remain|keep|keeping|same|current|here)\b/iu,
    pro: 'you know what it costs, and you can still change it later',
    con: 'in a year nothing has moved by itself',
  },
  {
    of: /\b(?:promotion|more money|better pa(?:y|id)|higher salary|raise|paid more|scholarship|funding)\b/iu,
    pro: 'money buys calm, and in some years calm is what is missing',
    con: 'the raise is forgotten by spring, and the days are not',
  },
  {
    of: /\b(?:art|design|music|acting|writing|film|photography|dance|dream|passion|love)\b/iu,
    pro: "you'd do it unpaid, and that carries a person through the dull years",
    con: 'the first years are thin, so a second source of rent belongs to the plan',
  },
  {
    of: /\b(?:law|medicine|nursing|psych\w*|engineering|account\w*|business|teaching|tech|computer science|trade|apprenticeship)\b/iu,
    pro: 'there is steady work in it, nearly anywhere',
    con: 'steady work is a poor trade for a subject you put off every evening',
  },
  {
    of: /\b(?:puppy|kitten|baby|new|younger)\b/iu,
    pro: 'you shape it from the first day',
    con: 'the beginning costs sleep, money and patience for about a year',
  },
  {
    of: /\b(?:older|old|senior|used|second[- ]?hand|adult)\b/iu,
    pro: 'you can see what it is already, and it is calmer and cheaper',
    con: 'there are fewer years in it, and more repairs or vets',
  },
  {
    of: /\b(?:mom|mum|mother|dad|father|parents|family|grandkids|grandchildren|kids|sister|brother|home|hometown)\b/iu,
    pro: 'some people need you, and you them, in just these years',
    con: 'people who love you can be visited, and your own life cannot be lived on visits',
  },
  {
    of: /\b(?:go|going|leave|leaving|move|moving|abroad|emigrate|take it|accept|try|start|yes|do it|change|switch)\b/iu,
    pro: "it's the only way to find out, and people mostly regret what they never tried",
    con: 'what you give up for it does not come along',
  },
];

/** What settles a choice, by what it is about. The first that fits is said. */
export const DECIDERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dog|cat|puppy|kitten|pet)\b/u,
    'your real week: hours alone, stairs, walks in the rain, and who pays the vet. Write those four down and see which animal fits them.',
  ],
  [
    /\b(?:study|major|degree|school|college|university|uni|course|psych\w*|design|law|nursing|program)\b/u,
    'one day spent with someone who does each for a living. The boring part you could stand is the answer.',
  ],
  [
    /\b(?:spain|city|country|abroad|move|moving|emigrate|town|leeds|lisbon|london|berlin|visa|relocate)\b/u,
    'an ordinary month there, in bad weather, before anything is given up here. After that you know.',
  ],
  [
    /\b(?:job|jobs|offer|promotion|boss|career|salary|team|teaching|tech|shift|contract|work)\b/u,
    'two ordinary Tuesdays side by side: who you answer to, when you are home and in what mood. Then the money, as long as it covers the bills.',
  ],
  [
    /\b(?:house|flat|apartment|boat|car|mortgage|rent|buy|sell|piano|money|storage|van)\b/u,
    'the sum for a whole year with everything in it, on one page, and whether you used it in the last one.',
  ],
  [
    /\b(?:boyfriend|girlfriend|husband|wife|ex|partner|him|her|love|marry|relationship|broke up|dumped)\b/u,
    'the last three months, and not the first three. Would you choose those again?',
  ],
  [
    /\b(?:party|date|wedding|dinner|concert|trip|invite\w*|haircut|event)\b/u,
    "whether you've wanted out for days or only since this morning. The second kind passes at the door.",
  ],
  [
    /\b(?:tell|say|ask|text|reply|teacher|talk)\b/u,
    'whether you could be friendly next month without having said it. If not, say it.',
  ],
];

export const ANY_DECIDER =
  'which of the two you could undo more easily in a year, and who else has to live with it. If both come out even, take the one you caught yourself defending.';

/** For two small things of which neither has a reason above. */
export const SMALL_DECIDER =
  "Either will do, so let your own face decide: say both out loud, and take the one you'd be a little sorry to lose.";
