/** Words by which a person shows that an option is dear to them, and what is said for it. */
export const FOR_OPTION: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:for free|love|loved|dream\w*|always wanted|passion|heart|alive|can(?:not|'?t| not) stop|excit\w+|happy|happier|happiest|fun|favou?rite|enjoy\w*|best part|light up)\b/u,
    "it's the one you warmed up at when you told me, and that's what carries you through the dull parts",
  ],
  [
    /\b(?:closer|near(?:er)?|walk(?:ing)? distance|my (?:kids?|family|mum|mom|friends?|partner|sister|brother)|home)\b/u,
    'it keeps you near what you have, and you feel that every day of the week',
  ],
  [
    /\b(?:flexible|remote|from home|four days?|free time|weekends? off|less stress|calm\w*|kind\w*|nice(?:r)? (?:boss|team|people)|good (?:team|boss|people))\b/u,
    "it's the one with the better ordinary days, and you get five of those a week",
  ],
  [
    /\b(?:more money|better pa(?:y|id)|pays (?:more|better)|cheaper|cheap|affordable|costs less|raise)\b/u,
    'the money is a plain reason, and a plain reason still holds when the first excitement is over',
  ],
  [
    /\b(?:comf\w+|cozy|cosy|suits? me|fits?(?: me)?|feel good|pretty|cute|gorgeous|flattering)\b/u,
    "it's the one you feel good in, and people notice that before they notice anything else",
  ],
  [
    /\b(?:kind|listens?|makes me laugh|funny|texts? (?:me )?back|always there|shows up|sweet|honest|actually (?:asked|called|came|texted)|asked me)\b/u,
    'that one is good to you in ordinary ways, and that lasts longer than the rest',
  ],
  [
    /\b(?:safe|stable|secure|steady|sensible|reliable|permanent)\b/u,
    'it gives you ground under your feet, and from there you can still try the other one on the side',
  ],
];

/** Words that speak against an option. */
export const AGAINST_OPTION =
  /\b(?:hate|hated|boring|bored|dread\w*|stress\w*|toxic|expensive|far|commute|too (?:big|small|tight|short|long|old|much|loud)|itch\w*|cold|scar(?:y|ed|es)|mean|rude|ghost\w*|liar|lied|debt|ugly|uncomfortable|hurts?|tired of)\b/u;

/** Where nothing speaks for one: the reason beside the pick, by what the choice is about. */
export const PICK_BY_THEME: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dress|jumpsuit|shirt|skirt|suit|shoes|heels|boots|wear|outfit|jacket|jeans|top|tie|lipstick|hair|nails)\b/u,
    "You named it first, and it's easier to stand straight in something you picked at once than in something you argued yourself into. Try it on tonight and sit down in it once",
  ],
  [
    /\b(?:jobs?|offers?|company|position|role|career|salary)\b/u,
    'You named it first, and people mostly do that with the one they hope for. Check three things before you say yes: the money, the hours, and the person you would report to',
  ],
  [
    /\b(?:school|college|uni\w*|course|degree|major|study|program\w*)\b/u,
    'You named it first, and people mostly do that with the one they hope for. Before you accept, talk to one person who is in it now and ask what a normal week looks like',
  ],
  [
    /\b(?:flat|house|apartment|rent|city|move|moving|neighbou?rhood|country)\b/u,
    'You named it first, and people mostly do that with the place they already see themselves in. Go there once more on an ordinary evening before you settle it',
  ],
  [
    /\b(?:names?|baby|puppy|kitten|call (?:him|her|it))\b/u,
    'Say it out loud ten times, the way you would call it across a park. It wears well, and the one named first is mostly the one people have been using in their head',
  ],
  [
    /\b(?:guys?|men|girls?|women|boys?|dating|first date|on a date|crush)\b/u,
    "That is only by what you told me, and I don't know either of them. Meet that one first, and notice how you feel on the way home",
  ],
];

export const PICK_LINES = {
  /** Something the person told speaks for it. */
  byTold:
    "If it were me: {option}. From what you've told me, {reason}. That's my opinion and it's your call; if your stomach sank just now, take {other}.",
  /** A rule of thumb speaks for it. */
  byRule:
    "If it were me: {option}, because {reason}. That's my opinion and it's your call; if your stomach sank just now, take {other}.",
  /** Something they told speaks against the other. */
  byOther:
    "If it were me: {option}, because of what you said about {other}. What bothers you about it now will bother you more in half a year. That's my opinion, and the choice is yours.",
  /** Nothing speaks for either. */
  byFeel:
    "If it were me: {option}. {reason}. That's a gut call, so if you felt a small no just now, take {other}.",
  anyReason: 'You named it first, and most people name the one first that they hope for',
} as const;
