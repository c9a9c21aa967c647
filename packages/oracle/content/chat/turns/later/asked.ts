import type { Turn } from '../turn.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|well|and|but|yes|yeah|hm+|haha|then|or|no) )*`;
const CRUSH =
  /\b(?:crush|like (?:a|this|him|her|someone|my)\b|ask (?:him|her|them) out|invite (?:him|her|them)|(?:girl|guy|boy|man|woman) (?:at|in|from) (?:my|the|work|school|uni)|first date|tell (?:him|her|them) how i feel|smiles? at me)\b/u;

/** "but what if she says no": what then, by what was going to be asked. */
export const FEAR_FIRST_TURNS: readonly Turn[] = [
  {
    id: 'later-if-taken',
    said: new RegExp(
      `^${LEADS}(?:what )?if (?:he|she|they) (?:is|are|has|have|already)(?: \\w+)* (?:taken|girlfriend|boyfriend|partner|married|someone|wife|husband|gay|straight|lesbian|seeing)`,
      'u',
    ),
    after: CRUSH,
    passages: [
      {
        text: 'Then you\'ll hear it in the first minute, and nothing bad has happened: "Ah, lucky them. See you around!" Keep the question small enough for that, a coffee and no confession. "I\'m with someone" is no judgment on you.',
      },
    ],
  },
  {
    id: 'later-if-no',
    said: new RegExp(
      `^${LEADS}(?:what )?if (?:he|she|they) (?:says? no|rejects? me|turns? me down|laughs?|does not (?:want|like me|feel|come|say yes)|do not (?:want|like me|feel)|thinks? i am|is not (?:interested|into)|finds? (?:it|me) (?:weird|creepy))`,
      'u',
    ),
    after: CRUSH,
    passages: [
      {
        text: 'Then you smile, say "No worries, I just wanted to ask", and talk about something else for a minute. It stings for a few days and it isn\'t embarrassing; most people are flattered to be asked. And you\'ll have one answer instead of weeks of guessing.',
      },
    ],
  },
];

/** What a person fears in some stories, by the story. */
export const STORY_FEAR_TURNS: readonly Turn[] = [
  {
    id: 'later-if-never-kids',
    said: new RegExp(
      `^${LEADS}(?:what )?if (?:he|she|they|my \\w+) (?:never|does not|do not|still does not|ends? up not)(?: \\w+)* (?:want|wants|wanting)\\b`,
      'u',
    ),
    after: /\b(?:baby|kids|children|child|pregnan\w+|marry|married|marriage|proposal|propose)\b/u,
    passages: [
      {
        text: 'Then you\'d have to choose between {them} and that wish, and nobody can make it smaller for you. So don\'t find out by waiting: ask for an honest answer and a time, "Is it a no or a not yet, and when will you know?" A clear no this year hurts less than a maybe for five.',
      },
    ],
  },
  {
    id: 'later-if-something-happens',
    said: new RegExp(
      `^${LEADS}(?:what )?if (?:something|anything) (?:bad |terrible )?(?:does )?(?:happens?|goes wrong)(?: to me| there| on the (?:plane|way))?$`,
      'u',
    ),
    after: /\b(?:flight|fly|flying|plane|13th|superstit\w+|trip|travel)\b/u,
    passages: [
      {
        text: "Then it would happen on any other date just as well; planes don't know the calendar, and the 13th has no worse record than the 12th. The fear is real all the same, so give it something to do: an aisle seat, a podcast, and one sentence to the crew, \"I'm a nervous flyer.\" They're kind about it.",
      },
    ],
  },
  {
    id: 'later-if-failed-again',
    said: new RegExp(
      `^${LEADS}(?:what )?if i (?:do not (?:get (?:it|in)|pass|make it)|fail(?: again)?|mess (?:it )?up|freeze|am not good enough|screw (?:it )?up)$`,
      'u',
    ),
    after: /\b(?:interview|job|exam|test|apply|applied|course|uni\w*|audition)\b/u,
    passages: [
      {
        text: "Then you'll be sad for a few days, and you'll have had one real rehearsal that the others haven't. Write down tonight what you'd do the Monday after, the next date or the next application; once there's a second step, the first one frightens less.",
      },
    ],
  },
];

/** "what about his side of it": the other person's view of what the story is about. */
export const SIDE_TURNS: readonly Turn[] = [
  {
    id: 'later-their-side',
    said: new RegExp(
      `^${LEADS}(?:what about|how about|and|what is|think about|how is it (?:for|from)) (?:(?:his|her|their) (?:side|view|point of view|perspective|feelings|position|part)(?: of (?:it|this|things|the story))?|(?:it )?(?:for )?(?:him|her|them) in (?:this|all this|it)?)(?: in (?:this|it|all this))?(?: though)?$`,
      'u',
    ),
    passages: [
      {
        of: /\b(?:mov(?:e|ing)|relocat\w+|leave (?:his|her|their) (?:job|mum|mom|family|country|home)|abroad|come with me)\b/u,
        text: 'For {them} it means giving something up for a plan that began as yours: work, people, a place where {they} know{s} how things go. So ask before you plan on: "What would you lose, what would you need over there to be happy, and what would make it a no?" Then settle the hardest of those first, with a date to look at it again.',
      },
      {
        of: /\b(?:money|debt|salary|rent|bills|spend\w*|savings)\b/u,
        text: 'From {their} side it may be less about the sum than about being watched or not being trusted. I can\'t see it, so ask: "What does money mean to you, and what scares you about it?" Listen to all of it before you say your part.',
      },
      {
        of: /\b(?:fight|argu\w+|angry|shout\w*|mad at)\b/u,
        text: "From {their} side there's probably a story in which you hurt {them} first; there nearly always is. I can't see it, so ask for it: \"Tell me how it was for you, I'll only listen.\" You needn't agree with it to have heard it.",
      },
      {
        text: 'I only know it through you, so {their} side has to come from {them}. Ask it as a real question, "How is this for you, and what would you want instead?", and don\'t answer for five minutes. The usual thing people leave out is what they\'re afraid of losing.',
      },
    ],
  },
  {
    id: 'later-and-friend',
    said: new RegExp(
      `^${LEADS}(?:what about |and |how about )?(?:her|him|the friend|my friend)$`,
      'u',
    ),
    after:
      /\b(?:cheat\w*|slept with|affair|kissed|hooked up)\b.*\b(?:friend|sister|cousin|brother|colleague|coworker|neighbou?r)\b/u,
    passages: [
      {
        text: 'Forgiving {them} isn\'t something you owe, and certainly not now. A friend who does that has already ended the friendship; you may leave the message unanswered, or say once: "You knew, and I can\'t be around you." If forgiveness comes one day, it can come without letting {them} back in.',
      },
    ],
  },
];

const PARTNER = /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+)\b/u;
const SAY = new RegExp(
  `^${LEADS}(?:(?:what|how) (?:do|should|can|would|could) i (?:actually |even |then |just |really )*(?:say|tell|put it|explain|bring it up|text|write)(?: it| this| that)?(?: to)?(?: (?:him|her|them))?(?: (?:then|exactly|though|now|tonight))*)$`,
  'u',
);

/** "ok but what do i actually say to him": words for the partner, where the story is about both lives. */
export const SAY_FIRST_TURNS: readonly Turn[] = [
  {
    id: 'later-say-distance',
    said: SAY,
    after: new RegExp(
      `(?:${PARTNER.source}).*\\b(?:long distance|job in|offered|mov(?:e|ing)|abroad|relocat\\w+)\\b|\\b(?:long distance|job in|offered|mov(?:e|ing)|abroad|relocat\\w+)\\b.*(?:${PARTNER.source})`,
      'u',
    ),
    passages: [
      {
        text: "Before you've decided, and in person: \"I've been offered something, and I want to talk with you before I answer. I'd like to take it, and I don't want to lose us. What was the worst part for you last time, and what would have to be different now?\" Then offer something countable: how often you'd see each other, and the date when it ends.",
      },
    ],
  },
  {
    id: 'later-say-scary-boss',
    said: new RegExp(
      `^${LEADS}(?:he|she|they) (?:is|are) (?:so |really |kind of |quite |very |a bit |pretty )*(?:scary|intimidating|terrifying|mean|strict|cold)(?: though| to me)*$`,
      'u',
    ),
    after: /\b(?:boss|manager|supervisor|teacher|professor|landlord|mother in law)\b/u,
    passages: [
      {
        text: 'Then don\'t do it face to face: write it. Two lines, friendly and exact: what happened, with the date, and "I\'d like to keep what we agreed. Can you let me know by Friday?" A scary person gets less scary on paper, and you have it in writing. If you do have to speak, say the first sentence and then just wait.',
      },
    ],
  },
];

/** The last message told what another person does, and no deed was weighed. */
const conduct = (words: string): RegExp =>
  new RegExp(`^(?!.*\\b(?:should i|why (?:is|does|did|do))\\b).*(?:${words})`, 'u');

/** "why": the reasons of another person, which can only be guessed at. */
export const WHY_TURNS: readonly Turn[] = [
  why(
    'friend',
    String.raw`\b(?:friend|bestie|mate|bff)\b.*\b(?:stopped|ignor\w+|sits? with|avoid\w*|distant|ghost\w*|does not (?:talk|reply|text|invite|want)|pulled away|blocked|unfriended|without me|left me out|new friends|other people|not talk\w*|cold)\b`,
    "I can't see {their} reasons, and the usual ones are dull: new people, a new routine, a small hurt never mentioned, or embarrassment about having been away so long. It needn't be something you did. You'll know only by asking once, \"I miss you. Did something happen, or is life just full?\", and then leaving it with {them}.",
  ),
  why(
    'silent',
    String.raw`\b(?:ghost\w*|left me on (?:read|delivered)|on read|does not (?:reply|text|answer|call)|did not (?:reply|text|answer|call)|stopped (?:replying|texting|answering|calling)|has not (?:replied|texted|answered|called)|disappeared|unmatched)\b`,
    "Nobody but {them} knows. Most often it's one of three: someone else, too little interest, or not knowing how to say no, and people who want to write do write in the end. It says more about how {they} handle{s} awkward moments than about you.",
  ),
  why(
    'blocked',
    String.raw`\b(?:block(?:ed|ing|s)|unblock\w*|views? my (?:story|stories|profile)|watch\w* my stor\w+|likes? my (?:posts?|pics?))\b`,
    "I can't look into {them}. The common reason is that {they} haven't decided: close enough to look, not close enough to talk. Treat it as no answer at all, because that's what it is, and don't build a plan on it.",
  ),
  why(
    'cheat',
    String.raw`\b(?:cheat\w*|affair|slept with|lied|lying|liar)\b`,
    "Only {they} could tell you, and {they} may not know. People do it to feel wanted, to avoid a hard talk, or because they could; none of that is something you caused by not being enough. You're allowed to ask once, and to leave without an answer that satisfies you.",
  ),
  why(
    'left',
    String.raw`\b(?:broke up with me|left me|dumped me|ended (?:it|things)|wants? (?:a |the )?(?:divorce|break|space)|does not love me|fell out of love)\b`,
    "I can't know {their} reason, and often there isn't one big one: it builds up in small silences until leaving seems easier than talking. It isn't proof that you were the wrong kind of person. If you need to hear it, ask once for an honest sentence, and then stop asking.",
  ),
  why(
    'distant',
    String.raw`\b(?:distant|cold|quiet|moody|different lately|not (?:himself|herself)|does not (?:talk|touch|look|want to|listen|care|help)|never (?:talks|listens|helps|asks)|will not talk|sits in (?:his|her|their) room|snaps?|shouts?|yells?|angry)\b`,
    "I can't see inside {them}. What's behind it is mostly tiredness, worry about something else, or a hurt {they} {has}n't found words for, and only rarely you as a person. Ask at a calm hour and about {them}: \"You seem far away. Is it something with me, or something you're carrying?\"",
  ),
  why(
    'work',
    String.raw`\b(?:boss|manager|coworker|colleague|supervisor|team)\b`,
    "I can't see {their} reasons; at work it's mostly pressure from above, habit, or not noticing what it does to you, and less often dislike. That's useful, because all three respond to one plain sentence: what happened, what you need, by when.",
  ),
];

function why(id: string, words: string, text: string): Turn {
  return {
    id: `later-why-${id}`,
    said: new RegExp(
      `^${LEADS}(?:just )?(?:why|how come|but why|why (?:is that|would (?:he|she|they) do (?:that|this)|did (?:he|she|they) do (?:that|it|this)|does (?:he|she) do (?:that|it|this)|me))(?: though)?$`,
      'u',
    ),
    after: conduct(words),
    passages: [{ text }],
  };
}

/** "what about roommates": another way of doing what the story is about. */
export const OPTION_TURNS: readonly Turn[] = [
  {
    id: 'later-option-roommates',
    said: new RegExp(
      `^${LEADS}(?:what about|how about|or) (?:a |some |having )?(?:room ?mates?|flat ?mates?|sharing|a shared (?:flat|house)|house ?share)$`,
      'u',
    ),
    passages: [
      {
        text: "Yes, that's how most people do it at first, and it can halve the rent. Look at people before rooms: ask about bills, guests, cleaning and how long they've lived there, and get your name on the contract or a written sublet. Keep a month's rent aside before you go.",
      },
    ],
  },
  {
    id: 'later-option-wait',
    said: new RegExp(
      `^${LEADS}(?:what if i|should i|can i|could i|what about|or do i|or should i) (?:just )?(?:wait(?:ing)?|do nothing|leave it)(?: (?:or not|or what|then|a bit|and see|for (?:him|her|them)))*$`,
      'u',
    ),
    after:
      /\b(?:a break|on a break|taking a break|needs? (?:space|time)|asked for (?:a break|space|time))\b/u,
    passages: [
      {
        text: 'Wait a little, with an end to it. Give the break two or three weeks in all, ask once for a date, "When do we talk?", and don\'t write in between. If there\'s no date and no word by then, stop waiting; living as if it were over is kinder to you than hoping by the hour.',
      },
    ],
  },
];

/** A circumstance that is told late, and what it changes in some stories. */
export const CIRCUMSTANCE_TURNS: readonly Turn[] = [
  {
    id: 'later-rent-too-high',
    said: /\b(?:can not|could not|do not think i can) (?:afford|pay)\b|\btoo (?:much|expensive) for (?:me|us)\b/u,
    unless: /\bshould\b|\bno \w+ please\b|\bplease no\b/u,
    after: /\b(?:rent|landlord|lease)\b/u,
    passages: [
      {
        text: "Then say that in writing before it starts, with a counteroffer: \"I've been a reliable tenant. I can manage half of that; the full rise isn't possible for me.\" Landlords often take less rather than look for someone new. Meanwhile ask a tenants' advice office whether the rise is valid, and check what help with rent you could claim.",
      },
    ],
  },
  {
    id: 'later-leave-family',
    said: /\b(?:do not want to|can not|could not|would never|hate to|scared to) leave (?:my )?(?:mum|mom|dad|family|parents|sister|brother|grandma|nan|friends|kids|home)\b/u,
    after:
      /\b(?:mov(?:e|ing)|abroad|canada|australia|spain|country|come with|relocat\w+|job in|years)\b/u,
    passages: [
      {
        text: "Then that's a real reason, and it belongs on the table as much as the love does. Say it to both of them: to your partner, \"I want us, and I can't leave my family for good\", and at home, ask what's truly needed from you. There's often a middle: three months there and back, a fixed visit, a date when you decide again.",
      },
    ],
  },
  {
    id: 'later-others-invited',
    said: /\b(?:but|and|though) (?:my|her|his|the|our) \w+(?: \w+)? (?:is|are|was|were|got|gets) (?:going|invited|coming|there|allowed)\b/u,
    after: /\b(?:wedding|party|invit\w+|birthday|baby shower|trip|holiday|christmas)\b/u,
    passages: [
      {
        text: "Then \"it's only small\" isn't the whole reason, and of course that hurts. Ask {them} once, without the others in the room: \"I heard who's coming, and I'm sad I'm not. Is there something between us?\" You may not like the answer, and you'll stop guessing.",
      },
    ],
  },
];

/** "yes or no", "just tell me": on small things a plain word. */
export const PLAIN_WORD_TURNS: readonly Turn[] = [
  {
    id: 'later-yes-or-no',
    said: new RegExp(
      `^${LEADS}(?:just )?(?:yes or no|just (?:tell|say)(?: me)?(?: yes or no| it)?|(?:which|what) is it|give me a (?:straight|simple|clear) answer|should i or not|do it or not|in one word)$`,
      'u',
    ),
    after: /\b(?:hair|bangs|fringe|dye|tattoo|piercing|nails|outfit|dress|shoes|beard|glasses)\b/u,
    passages: [
      {
        of: /\btattoo\b/u,
        text: "Yes, if you'd have said yes a year ago too. If the idea is younger than that, not this month.",
      },
      {
        text: "Yes. You've wanted it long enough to ask twice, and it's yours to try. Show the person doing it two pictures, one you love and one you don't.",
      },
    ],
  },
  {
    id: 'later-so-this-one',
    said: /^(?:so|then|ok so|so then|so maybe|so just|hm+ so) (?:the |a )?(?!no\b|yes\b|what\b|why\b|how\b|when\b|where\b|who\b|which\b|i\b|he\b|she\b|it\b|you\b|we\b|they\b|is\b|do\b|should\b|that\b|this\b|basically\b|nothing\b|much\b|far\b|sad\b|true\b|now\b|am\b)(?:\w+)(?: (?:one|then|it is|job|place|offer))?$/u,
    after: /\b(?:between|or|decide|choose|choice|which|two|offers?|either)\b/u,
    passages: [
      {
        text: "Yes, going by what you've told me, that's the one I'd lean to. Test it before it's final: spend a day with someone who does it, or picture an ordinary Tuesday in it two years from now. If you feel relief, it's decided; if you feel a small \"oh no\", that counts too.",
      },
    ],
  },
];
