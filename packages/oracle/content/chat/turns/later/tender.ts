import type { Turn } from '../turn.ts';
import { WANTS_NOT_TO_GO } from './how.ts';
import { HATES_THEM } from './told.ts';

/** Words of a story with a death or a grave illness in it, in plain words. */
export const GRAVE_STORY = new RegExp(
  [
    String.raw`\b(?:died|dying|death|dead|passed away|passed on|funeral|burial|buried|cemetery|ashes|eulogy|memorial|month s? ?mind|months mind|widow\w*|grie(?:f|ving)|mourning|condolences)\b`,
    String.raw`\b(?:hospice|palliative|terminal(?:ly)?|life support|ventilator|in a coma|intensive care|icu|end of life|on morphine|last days|days left|weeks left|matter of (?:days|weeks|hours|time)|very sick|so sick|really sick|very ill|so ill|seriously ill|gravely ill|(?:days|weeks|months) to live|it is days|only days|not long now|not got long|does not have long|(?:is|are) unconscious)\b`,
    String.raw`\b(?:cancer|chemo|tumou?r|leuk\w+|stage (?:3|4|three|four)|metasta\w+|als|dementia|alzheimer\w*|stroke|heart attack|sepsis)\b`,
    String.raw`\b(?:miscarr\w+|still ?born|stillbirth|lost (?:the|our|my) baby|lost (?:my|our) (?:mum|mom|mother|dad|father|nan|gran\w*|grand\w+|brother|sister|husband|wife|son|daughter|dog|cat|best friend|uncle|aunt\w*|cousin))\b`,
    String.raw`\b(?:put (?:\w+ ){0,3}(?:down|to sleep)|put to sleep|euthan\w+|vet is coming|vet (?:said|says|gave|gives) (?:\w+ ){0,3}(?:days|weeks|months?|time))\b|\bwithout (?:mum|mom|dad|him|her)\b.*\bchristmas\b|\bchristmas without (?:him|her|mum|mom|dad)\b`,
  ].join('|'),
  'u',
);

/** An animal that is old or ill: words that tell its death say nothing else there. */
const ILL_PET =
  /\b(?:dog|cat|puppy|kitten|rabbit|hamster|horse|pet|guinea pig|parrot|vet)\b.*\b(?:old|ill|sick|vet|years|cancer|can not (?:get up|walk|stand)|stopped eating|tumou?r|seizures?|kidney|heart|suffering|last|pain|tomorrow|\d\d)\b|\bvet\b/u;

const NEAR_END = new RegExp(
  `${GRAVE_STORY.source}|${String.raw`\b(?:hospital|surgery|operation|very ill|seriously ill|so ill|really sick|accident|overdose|bleed\w*)\b`}|${ILL_PET.source}`,
  'u',
);

const WHO = String.raw`(?:he|she|they|it|my \w+|our \w+|(?:my |our )?(?:mum|mom|mother|dad|father|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|brother|sister|husband|wife|dog|cat|uncle|auntie?|baby))`;
const WHEN = String.raw`(?: (?:today|tonight|yesterday|this (?:morning|afternoon|evening|week)|last night|in (?:the|his|her|my) (?:night|sleep|morning|arms)|at \w+|on \w+|an hour ago|\w+ (?:hours?|days?|minutes?) ago|peacefully|just now|now|\d\w*|am|pm|oclock|early|with (?:us|me|all of us|everyone)(?: there| around)?|around (?:him|her|them)))*`;

const OPENINGS = String.raw`(?:(?:update|so|well|and|ok|hi|hey|um|just|sorry) )*`;
const HAS = String.raw`(?:has |have |is |are |just |finally |did |sadly |had )*`;

/** News of the death itself, told without the word for it. */
const GONE = new RegExp(
  String.raw`^${OPENINGS}(?:${WHO} ${HAS}(?:gone|passed|left us|slipped away|not make it|took (?:his|her|its|their) last breath|no longer with us)|(?:we|i) (?:just |had to )?(?:lost|let|said goodbye to|say goodbye to|put) ${WHO}(?: go| down| to sleep)?|(?:we|i) (?:let|lost) (?:him|her|them)(?: go)?)${WHEN}(?: [.,])?(?: (?:and )?(?:i|we) (?:was|were|held|got|had|am|are|did|could)\b.*)?$`,
  'u',
);

/** Words that tell a death only of somebody who was dying. */
const GONE_AFTER_DYING = new RegExp(
  String.raw`^${OPENINGS}(?:${WHO} ${HAS}(?:went|not wake up|at (?:peace|rest)(?: now)?|with (?:god|the angels|grandpa|grandma|dad|mum)|out of pain)|(?:they|we) (?:turned|switched) (?:it|them|him|her|the machines?) off|(?:we|i) said goodbye|it is (?:over|done)(?: now)?|it happened)${WHEN}$`,
  'u',
);
const DYING =
  /\b(?:hospice|palliative|terminal(?:ly)?|life support|ventilator|coma|end of life|on morphine|last days|(?:days|weeks) left|(?:days|weeks) to live|it is days|only days|matter of (?:days|weeks|hours)|not long now|stage (?:4|four)|unconscious|dying)\b/u;
/** And in so many words, lately, whatever the story was about. */
const GONE_LATELY =
  /\b(?:he|she|they|(?:my|our) \w+(?: \w+)?|mum|mom|dad|grandma|grandpa) (?:has |have |just )*(?:passed away|passed on|died)\b(?=.*\b(?:just|today|tonight|yesterday|last night|this (?:morning|afternoon|evening|week)|(?:hours?|minutes?) ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|\bjust (?:passed away|died)\b/u;
const LAST_VISIT =
  /\bvet is coming\b|\bput (?:\w+ ){0,3}(?:down|to sleep)\b|\beuthan\w+|\b(?:dog|cat|rabbit|horse|pet)\b.*\bvet (?:\w+ ){0,2}(?:tomorrow|today|at)\b/u;

const NOT_GONE =
  /\bpassed (?:the|my|his|her|it|with|all|out|by|me)\b|\b(?:test|exam|home|to (?:the|his|her|work|school|bed))\b/u;

const GONE_PASSAGES: Turn['passages'] = [
  {
    of: /\b(?:dog|cat|puppy|kitten|rabbit|hamster|horse|pet|guinea pig|parrot|vet)\b/u,
    text: "I'm so sorry. You looked after {them} to the end, and that was the last kind thing there was to give. The house will be too quiet for a while; nothing has to be put away tonight. Tell me about {pet|your friend} if you like, I'd love to hear.",
  },
  {
    of: /\b(?:mum|mom|mother|dad|father|mama|papa)\b/u,
    text: "Oh, I'm so sorry. Even when it's expected, there's no being ready for it. You don't have to do anything well today: somebody else can make the calls, and you can sit down, drink something, and cry or not cry. I'm here if you want to tell me about {them}.",
  },
  {
    of: /\b(?:gran|granny|nan|nana|grandma|grandmother|grandad|grandpa|grandfather)\b/u,
    text: "Oh, I'm so sorry about {who|your loss}. What the two of you had doesn't stop with a night. Nothing has to be arranged by you this hour; call one person who loved {them} too, and let yourself be sad together. I'd gladly hear about {them}, whenever you like.",
  },
  {
    text: "I'm so sorry. There's nothing clever to say to that, so I won't. For today it's enough to sit down, drink something warm, and let one person be with you; the rest can wait. If you'd like to tell me about {them}, I'd be glad to listen.",
  },
];

const gone = (id: string, said: RegExp, after: RegExp): Turn => ({
  id,
  said,
  unless: NOT_GONE,
  after,
  passages: GONE_PASSAGES,
});

/** What is said in a story with a death or a grave illness in it. The first that fits is taken. */
export const TENDER_TURNS: readonly Turn[] = [
  {
    id: 'tender-surgery-done',
    said: /^(?:(?:ok|so|update|and|finally) )*(?:it is (?:done|over|finished)|(?:he|she|they) (?:is|are|just came|came|got) (?:out|out of (?:it|surgery|theatre|the operation))|(?:surgery|the (?:operation|surgery)) is (?:done|over))(?: now| finally)*$/u,
    after: /\b(?:surgery|operation)\b/u,
    passages: [
      {
        text: "Good, the waiting part is behind you. Now it goes in small steps: ask the ward for one contact person and one time to call, let the others know in one message, and eat something yourself. How did it go, as far as they've told you?",
      },
    ],
  },
  {
    id: 'tender-good',
    said: /\b(?:(?:he|she|they|it|my \w+|mum|mom|dad)(?: is| has| just| finally| are)* (?:woke up|made it(?: through)?|pulled through|survived|awake|waking up|(?:came|coming|come|is) home|(?:came|got|coming) out of (?:hospital|icu|surgery|the coma)|doing (?:better|well|ok|okay|great)|stable|recover\w+|breathing|talking again|eating again|in remission|cancer free|better|improving|responding|off the ventilator)|let (?:him|her|them) (?:come |go )?(?:home|out)|(?:he|she|they) (?:can|may) (?:come|go) home|(?:scan|results?|biopsy|tests?) (?:\w+ )?(?:clear|good|negative|clean|benign)|they got it all|all clear|operation went (?:well|fine|ok|great)|surgery went (?:well|fine|ok|great)|the (?:chemo|treatment) (?:is working|worked))\b/u,
    unless:
      /\b(?:not|never|if|hope|when|will|was doing|until|made it (?:worse|hard|harder|clear|about|all))\b/u,
    after: NEAR_END,
    passages: [
      {
        text: "Oh, thank goodness, I'm so glad for you! You've been holding your breath for days. Tell the others who were waiting, then sit down and eat something; it can all come out now, tears too. The next days may go up and down, and today is a good one.",
      },
    ],
  },
  {
    id: 'tender-last-months',
    said: /\bhow (?:do|can|should) i (?:make (?:it|this|the time|them) (?:good|nice|easier|special|count|comfortable)|help (?:him|her|them|it)|be there for|make (?:him|her|them|it) (?:comfortable|happy))\b|\bwhat (?:can|should|do|could) (?:i|we) (?:still )?do (?:for|with) (?:him|her|them|it)\b|\b(?:good|nice|best|beautiful) last (?:time|days|weeks|months)\b|\blast (?:weeks|days|months) (?:good|nice|beautiful)\b/u,
    after:
      /\b(?:vet|dog|cat|pet)\b|\b(?:months?|weeks|days) (?:left|to live|more)\b|\bmore (?:months|weeks)\b/u,
    passages: [
      {
        of: /\b(?:vet|dog|cat|pet|rabbit|horse)\b/u,
        text: "Go by what {they} still enjoy{s}: the favorite food in small portions, a soft warm place near you, short walks with lots of sniffing, the sunny spot. Ask the vet for good pain relief and for the signs that it's time, now, while you're calm. Take a few photos and a paw print, and don't count the days in front of {them}; for {them} it's just a nice Tuesday with you.",
      },
      {
        of: /\b(?:vet|dog|cat|pet|rabbit|horse)\b/u,
        text: "Make a small list of firsts and favorites and do one a day: the beach or the field from before, a burger without the onion, the sofa that used to be forbidden, an hour in the sun with nobody looking at a phone. Let the friends come and say hello, one at a time. Ask the vet now who you may call at night and whether they come to the house, so that you needn't think about it later. And film something dull: breathing, snoring, the tail at the door.",
      },
      {
        text: 'Ordinary things, more often: sit with {them}, read aloud, the favorite music, a drive, a dish from before. Ask "Company, help or quiet today?" and say the thank-yous now, one at a time. The palliative team is there for comfort, so ask them early about pain and nights.',
      },
    ],
  },
  {
    id: 'tender-speech-length',
    said: /\bhow long (?:should|does|must) (?:it|the (?:speech|eulogy)) (?:be|have to be|take)\b|\bhow many (?:minutes|words|pages)\b/u,
    after: /\b(?:speech|eulogy|say something|speak)\b/u,
    passages: [
      {
        text: "Three to five minutes, about one and a half pages. That's enough for one small story only you can tell, one thing {they} taught you, and a thank-you. Print it in large letters, ask someone to stand by who could read on for you, and take your time; nobody there is in a hurry.",
      },
    ],
  },
  {
    id: 'tender-friend-grieves',
    said: /\b(?:she|he|they) (?:does|do|did|has|have) not (?:answer\w*|repl(?:y|ied)|respond\w*|text\w*|call\w*|want to (?:talk|see)|pick up)\b/u,
    after:
      /\bfriends?(?: s)? (?:mum|mom|mother|dad|father|brother|sister|husband|wife|son|daughter|baby|child|dog)\b.*\b(?:died|passed|lost)\b/u,
    passages: [
      {
        text: "That's grief and not you; most people can't answer in the first weeks. Keep writing without asking for anything: \"No need to reply. I'm thinking of you, and I'll put soup at your door on Thursday.\" Do one concrete thing, and write again in a month, when the others have stopped.",
      },
    ],
  },
  {
    id: 'tender-child-wants-new',
    said: /\b(?:wants?|asks? for|asking for) (?:a )?(?:new|another) (?:one|dog|cat|hamster|pet|puppy|kitten|rabbit|fish)\b/u,
    after: /\b(?:son|daughter|kid|kids|child|she is \d|he is \d)\b/u,
    passages: [
      {
        text: 'That\'s quite normal at that age and not cold; a child says "new one" and means "I want it to stop hurting". Say goodbye first, with a drawing and a little burial, and wait a few weeks: "We\'ll miss this one a while, and then we\'ll talk about it." If you get another, give it another name and its own place.',
      },
    ],
  },
  {
    id: 'tender-travel-now',
    said: /\b(?:fly|go|drive|travel|come|be there|visit)(?: \w+){0,3} (?:now|today|right away|immediately|soon) or (?:wait|later|not)\b|\bshould i (?:fly|go|drive|travel|come|be) (?:home|back|there|over|now|to (?:see|be with))\b/u,
    passages: [
      {
        text: "Go now, if you can. Nobody can tell how many weeks they really are, and people are sorry for having waited far more often than for having come early. Ask the family for one honest sentence, book something you can change, and call until you're there; a voice on the phone counts too.",
      },
    ],
  },
  {
    id: 'tender-others-normal',
    said: /\b(?:everyone|everybody|people|they|nobody|no one|my (?:boss|friends|family|husband|partner|coworkers?|colleagues?))(?: all| just| still)* (?:acts?|acting|act(?:s|ed)? (?:like|as if)|pretends?|is|are) (?:\w+ )?(?:normal|like nothing|as if nothing|fine|nothing happened|over it)\b/u,
    passages: [
      {
        text: "That must be so lonely: your world stopped, and the printer goes on. They mostly don't know, or they're afraid of saying the wrong thing. You don't have to act along. Tell one person there in one line, \"I had a loss and I'm not myself, please be patient with me\", and go home early if you can't any more.",
      },
    ],
  },
  {
    id: 'tender-tell-kids',
    said: /^(?:(?:and|but|so|ok) )*(?:what|how) (?:do|should|can) i (?:even |just )?(?:tell|explain(?: it)? to|say to) (?:them|him|her|the (?:kids|children)|my (?:kids|children|son|daughter))\b/u,
    after: /\b(?:kids?|children|son|daughter|child)\b/u,
    passages: [
      {
        of: /\b(?:dog|cat|pet|rabbit|hamster|puppy|kitten)\b/u,
        text: 'Short and true, with the real word: "He died. His body stopped working, and he can\'t come back. I\'m sad too, and it\'s okay to cry." Leave out "went to sleep", because children wait for the waking. Then do something together, a drawing, a stone in the garden, his favorite photo. They\'ll ask again, and the same words are what helps.',
      },
      {
        text: "Short and true, with the real word, and at the pace of their questions: \"She died. Her body stopped working, and she can't come back. I'm sad too. I'm here, and I'm staying.\" Leave out \"went to sleep\". They may play five minutes later and ask again tomorrow; that's how children do it.",
      },
    ],
  },
  WANTS_NOT_TO_GO,
  HATES_THEM,
  {
    id: 'tender-funeral-go',
    said: /\b(?:do not know if i can (?:go|do (?:it|this)|face (?:it|this))|can not (?:face|go to|do) (?:it|this|the funeral)|should i (?:go|attend)(?: to (?:it|the funeral|the wake))?|scared (?:of|to go to) (?:it|the funeral)|(?:do not|did not) want to go)\b/u,
    after: /\b(?:funeral|wake|memorial|burial|cremation|service|viewing)\b/u,
    passages: [
      {
        text: "You don't have to know that yet, and both are allowed. If you go, go with someone, sit near the door, and leave when it's too much; people will understand. If you can't, say goodbye in your own way, at a place you shared, and write the family a few lines. I lean toward going for half an hour, because most people are glad afterward that they did.",
      },
    ],
  },
  gone('tender-gone', GONE, NEAR_END),
  gone('tender-gone-dying', GONE_AFTER_DYING, DYING),
  gone('tender-gone-lately', GONE_LATELY, /(?:)/u),
  gone('tender-gone-pet', GONE_AFTER_DYING, LAST_VISIT),
  {
    id: 'tender-bit-better',
    said: /\b(?:(?:a (?:bit|little)|slightly|somewhat|little bit) better|(?:i|we) (?:\w+ )?(?:ate|slept|showered|got up|got dressed|had (?:some )?(?:soup|toast|tea|food|a (?:nap|shower))|managed to (?:eat|sleep|get up|shower)|went (?:for a walk|outside|out)|laughed|smiled)\b|ate something|feel(?:ing)? (?:a bit |a little )?(?:calmer|lighter|ok|okay|better))\b/u,
    unless:
      /\b(?:not|never|no) (?:\w+ )?(?:ate|slept|better|eat|sleep)\b|\bhave not\b|\bcan not\b/u,
    passages: [
      {
        text: "I'm glad, that's what today needed. A little better is enough; it doesn't have to hold until tomorrow. If it sinks again tonight, that's no step back. Have some water and something warm beside you, and sleep if it comes.",
      },
    ],
  },
  {
    id: 'tender-miss',
    said: /\b(?:miss|missing) (?:him|her|them|his|their|my (?:mum|mom|dad|nan|gran\w*|brother|sister|dog|cat|husband|wife|baby|friend)|it so)\b/u,
    passages: [
      {
        of: /\b(?:voice|laugh|laughing|singing|smell|hugs?|face|smile|hands)\b/u,
        text: "Of course you do. It's the small, bodily things that go missing first, and nothing else sounds or feels like that. If there's a message, a video or a photo with it, keep a copy somewhere safe, and listen when you want to, or not yet. What did {they} say most often?",
      },
      {
        text: "Of course you do. That's what's left of having been so close, and it isn't something to get over by a date. You can say it here as often as you need. What's the thing you miss most today?",
      },
    ],
  },
  {
    id: 'tender-memory',
    said: /\b(?:(?:he|she|they) (?:was|were|used to|always|would|loved|never|taught|raised|made)|we (?:were|used to|always|had)|(?:he|she|they) (?:was|were) (?:like|always|my))\b/u,
    unless:
      /\?|\bif\b|\bshould\b|\bwhy\b|\btext\w*\b|\bfight\w*\b|\bhit\b|\bleft me\b|\bnever (?:talked|spoke|called)\b/u,
    passages: [
      {
        text: "Thank you for telling me that. I can see {them} a little now. That's yours, and nothing that happens takes it back. Tell me more, if it does you good; there's no hurry.",
      },
      {
        text: "That says so much about {them}, and about the two of you. Hold on to it, and say it aloud to {them} or to someone who'll know exactly what you mean.",
      },
    ],
  },
  {
    id: 'tender-pregnant-others',
    said: /\b(?:pregnan\w+|announced|baby shower|due date|expecting|ultrasound|gender reveal)\b/u,
    after: /\b(?:miscarr\w+|still ?born|stillbirth|lost (?:the|our|my) baby|ivf)\b/u,
    unless: /\bi am (?:pregnant|expecting)\b/u,
    passages: [
      {
        text: "Oh, that hurts, and you can love your people and still not be able to look at it. You don't have to be happy on cue. A short line is enough for now: \"I'm glad for you, and I'm still sad about mine, so I'll be quiet for a while.\" You may skip the shower and mute the photos, and being sad about it doesn't make you a bad person.",
      },
      {
        text: "Oh no, and so near to you. That one lands right on the sore place. You're allowed to send a heart and nothing more, to leave the table when it's the only subject, and to cry about yours today; it was real too.",
      },
    ],
  },
  {
    id: 'tender-tree',
    said: /\b(?:should|do|can|could|shall) (?:i|we) (?:still |even |just )*(?:put up|decorate|celebrate|have|do|cook|buy|send|go|host|skip|cancel|make|set)\b/u,
    after:
      /\b(?:christmas|birthday|anniversary|thanksgiving|easter|diwali|eid|new year|mothers? day|fathers? day|tree|cards)\b/u,
    passages: [
      {
        of: /\b(?:skip|cancel)\b/u,
        text: "Yes, you can. Nobody who loves you will count it against you, and next year is still there. Tell them early in one line, and keep one small thing for yourself on the day, a candle or {their} favorite dish, so that it isn't just empty.",
      },
      {
        text: "Yes, if any part of you wants to, and smaller than usual is fine. Do it with someone, and give {them} a place in it: one ornament, a candle, the dish {they} loved. If you get halfway and can't, leave it; this year nothing has to be finished.",
      },
    ],
  },
];

/** What is said in such a story where nothing is written for the words: it is heard, and nothing is advised. */
export const TENDER_HEARD: Turn = {
  id: 'tender-heard',
  said: /./u,
  passages: [
    {
      text: "I hear you. That's a lot to carry, and you don't have to make anything of it tonight. I'm listening, if you want to say more.",
    },
    {
      text: 'Thank you for telling me. Nothing has to be solved here; take it an hour at a time, with something warm and someone near if you can.',
    },
    {
      text: "I'm with you. Say as much or as little of it as you like.",
    },
  ],
};
