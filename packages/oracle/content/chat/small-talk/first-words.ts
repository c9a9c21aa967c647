import { opens, whole } from './openings.ts';
import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

/** Complaints about the talk itself, thanks, hellos and goodbyes that stand alone. */
export const FIRST_WORDS: readonly SmallTalk[] = [
  {
    id: 'too-long',
    family: 'complaint-vague',
    said: /\b(?:whole|an|such an?) essay\b|\b(?:answers?|replies|you (?:answer|write|talk|reply)) (?:is |are )?(?:so+|too|way too) (?:so+ )?(?:long|much)\b|\b(?:keep|make) it short\b|\bshort (?:please|pls|answers?)\b|\bwhy (?:do )?you answer so long\b/u,
    unless:
      /\bshould i\b|\bvague\b|\b(?:speech|text him|text her|message to|email|letter|story|hair|cut|dress|skirt|cv|resume|sun|moon|rising|ascendant|signs?|charts?|cards?|tarot|life path|compatib\w*|horoscope|\d(?:st|nd|rd|th) house|transits?|saturn|venus|mars|mercury|pluto|jupiter)\b/u,
    isForAll: true,
    isFirst: true,
    texts: anyOf('Got it, short. What do you want to know?', 'Fair. Short from here. Ask away.'),
  },
  {
    id: 'advice-followed',
    family: 'compliment',
    said: /\byou (?:told|said|advised|suggested)(?: to)? me (?:to )?(?:\w+ ){1,8}and i did\b|^(?:thank\w*|thx|ty)\b.*\b(?:what you (?:said|told me|wrote)|your advice)\b.*\bhelped\b|^(?:thank\w*|thx|ty)\b.*\byou (?:said|told me|suggested) to (?:\w+ ){1,8}and i did\b|\bi (?:did|tried) what you (?:said|told me|suggested)\b/u,
    unless: /\b(?:worse|wrong|mistake|regret|now (?:he|she|they)|lost|fired|but|did not)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:call|called|talk|talked|text|texted|wrote|write|phone)\b/u,
        "I'm so glad. That call was yours, though: dialing is the hard part, and you did it. Enjoy the warmth of it, and if you like, pick the day for the next one while it's fresh.",
      ),
      ...anyOf("I'm glad, and it's yours: I only said it, you did it. How does it feel today?"),
    ],
  },
  {
    id: 'nothing-but-nice',
    family: 'accuracy',
    said: /\b(?:nice|same|good) (?:things?|stuff|words) to (?:everyone|everybody|all|anyone)\b|\bsays? the same (?:thing |stuff )?to (?:everyone|everybody|all)\b/u,
    unless:
      /\b(?:he|she|they|boss|teacher|ex|husband|wife|mum|mother|dad|father|friend|sister|brother|guy|man|woman|therapist|doctor)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:asked|job|work|got something)\b/u,
        "Fair, and I'm sorry: you asked one thing and got another. The sentences are written beforehand and I pick, and that pick was bad. Ask it again in one line, with what happened and what you're deciding, and I'll answer only that, without the Moon.",
      ),
      ...anyOf(
        "That's a fair suspicion. The sentences are written beforehand, I'm an AI that picks the ones that fit, and astrology has never passed a proper test. What I can do is be straight: give me a real question, and tell me if you'd rather hear the part that isn't nice.",
      ),
    ],
  },
  {
    id: 'made-up',
    family: 'accuracy',
    said: /\b(?:you are|u are|this is|it is|all) (?:just |all |only |totally )?(?:making (?:it|this|that|stuff|things) (?:all )?up|made up)\b|^(?:\w+ ){0,2}this is (?:all |just |total )?(?:bs|bullshit|nonsense|rubbish|fake|crap|garbage|a scam)\b/u,
    unless: /\b(?:he|she|they|my boss|my ex|asked about|charged|paid)\b/u,
    isForAll: true,
    texts: anyOf(
      "Half of it is computed and half is tradition, and it's fair to call the second half made up: people made it up over two thousand years, and studies don't find that it predicts anything. Where the planets stand is real and can be checked. If you have a plain question, I'll leave the sky out of it.",
    ),
  },
  {
    id: 'not-a-believer',
    family: 'accuracy',
    said: /\bi (?:do not|never) (?:really |actually )?believe (?:in )?any of (?:it|this|that)\b/u,
    unless: /\b(?:he|she|they|that (?:he|she|my))\b/u,
    isForAll: true,
    texts: anyOf(
      "Good, keep that; I don't need you to. Plenty of people use this as a second opinion with planets on it. Want to try me on something small: what to eat tonight, a text you can't word, or what your sign is supposed to be like, so you can laugh at it with your friend?",
    ),
  },
  {
    id: 'forecast-missed',
    family: 'complaint-wrong',
    said: /\byou (?:said|told me|promised|predicted)\b.*\b(?:would be|will be|was going to be)\b.*\b(?:great|good|lucky|amazing|easy|better|love)\b.*\b(?:sucked|was (?:awful|terrible|horrible|bad|shit|hell)|went (?:badly|wrong)|did not|never)\b/u,
    unless: /\b(?:died|funeral|hospital|should i|what do i)\b/u,
    isForAll: true,
    texts: anyOf(
      "Then that was wrong, and I'm sorry. I don't have last week's words in front of me, but nothing here should sound like a promise; the sky doesn't deliver months. What made it so bad?",
    ),
  },
  {
    id: 'same-words-again',
    family: 'complaint-repeat',
    said: /\byou repeat yourself\b|\b(?:you )?(?:said|say|saying|tell\w*|told)(?: me)? (?:the )?(?:exact )?same (?:thing|answer|sentences?|words|stuff)\b.*\b(?:yesterday|again|every|also|always|before)\b|\bsame (?:\w+ )?sentences\b.*\b(?:every|again|always)\b|\bcopy paste\b/u,
    unless: /\b(?:he|she|they|my (?:boss|ex|mum|mother|husband|wife)|everyone)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\bboundar\w+|\bsaying no\b/u,
        "You're right, sorry. I've got a limited number of things to say on one subject, and you've reached the end of that drawer. No more boundaries today. Tell me the last scene where it went wrong, who said what, and I'll stay with that one.",
      ),
      ...anyOf(
        "You're right, sorry: my sentences are written beforehand, and on one subject I run out. Give me something that's different since then, a name, a day, what was said, and I'll go from there instead.",
      ),
    ],
  },
  {
    id: 'did-your-joke-come-true',
    family: 'complaint-vague',
    said: /\b(?:last time|yesterday|last week|you) (?:you )?(?:said|told me)\b.*\b(?:the only (?:one|thing|door|man|money|sign)|do better|nice try)\b/u,
    isForAll: true,
    texts: anyOf(
      "In my defense, there was probably something good behind it. You're right, though, that sort of sentence fits every door ever built. Give me something concrete: what are you waiting for, and by when should it have moved? Then I'll say something that can be wrong.",
    ),
  },
  {
    id: 'cheered-up',
    family: 'compliment',
    said: /\byou(?: have|'ve)? (?:really )?(?:cheered me up|made my (?:day|night|week|evening)|made me (?:smile|laugh|feel (?:so much |much |a lot |a bit )?better)|lifted my (?:mood|spirits))\b/u,
    unless: /\b(?:but|sarcasm|not)\b/u,
    isForAll: true,
    texts: anyOf("I'm so pleased. Keep it for the walk home, and come back whenever you like."),
  },
  {
    id: 'having-a-look',
    family: 'what-can-you',
    said: /\b(?:just )?(?:seeing|checking|looking|trying|finding out) (?:out )?(?:how (?:this|it) works|what this (?:is|does))\b|\b(?:swears by|recommended|told me about) (?:you|this)\b/u,
    unless: /\b(?:should i|does he|does she|will i|witch|joke)\b/u,
    isForAll: true,
    texts: anyOf(
      "Welcome, and regards to whoever sent you. Ask me what you'd ask a friend who can read a chart: a decision, a person, a good day for something, what your Moon sign is, words for a hard message. I'm an AI and I can't see the future, but I'm decent with Tuesdays. What's on your mind first?",
    ),
  },
  {
    id: 'anyone-there',
    family: 'cant-sleep',
    said: /\b(?:anyone|anybody|someone|somebody) (?:there|awake|up)\b.*|\bstill (?:there|awake)\b/u,
    unless:
      /^(?!.*\b(?:sleep|awake|\d ?am|am i alone|night|insomnia|midnight)\b)|\b(?:is there (?:someone|anyone) (?:else|out)|noise|footsteps|voices|door|house)\b/u,
    isForAll: true,
    texts: anyOf(
      "I'm here. I'm an AI, so I don't sleep, which makes me good company at this hour. Make it dim, put your feet somewhere warm, and breathe out longer than in for a minute. Then tell me, if you like: is it one particular thing that's keeping you up, or just the hour?",
    ),
  },
  {
    id: 'other-bot-disagrees',
    family: 'accuracy',
    said: /\b(?:ai|chat ?gpt|gpt|gemini ai|claude|siri|alexa|copilot|other (?:app|bot|ai|oracle)|another (?:app|bot|ai))\b.*\b(?:opposite|different|other|disagree\w*|contradict\w*|right|not the same)\b/u,
    isForAll: true,
    texts: anyOf(
      "Neither of us by default; we're two programs with opinions. Take whichever gives a reason you can check against your own life, and drop the other. Tell me what it was about and what it said, and I'll say where I'd give way.",
    ),
  },
  {
    id: 'leaving-with-a-joke',
    family: 'bye',
    said: opens(
      '(?:ok |okay )?(?:bye|goodbye|ciao|see (?:you|ya)|good night|gn)\\b.*\\b(?:eat|biryani|pizza|bed|sleep|cook|gym|more useful|better than you|work)',
    ),
    unless: /\b(?:forever|cruel world|everyone|for good|last)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:biryani|pizza|eat|cook|food|dinner|lunch)\b/u,
        "I can't compete with that and won't try. Enjoy every bite, and think of me when you find the best piece.",
      ),
      ...anyOf('Fair choice. Off you go, and see you when you like.'),
    ],
  },
  {
    id: 'you-win',
    family: 'compliment',
    said: /\byou win\b|\byou know (?:my|me|him|her) (?:\w+ )?better than (?:me|i do|myself|my)\b/u,
    unless: /\b(?:should|how do i win|game|bet|if you win)\b/u,
    isForAll: true,
    texts: anyOf(
      "I'll take the win and frame it. You're the one who's known her for years, though; I only guessed well from what you told me. Say hello from an oracle.",
    ),
  },
  {
    id: 'you-forgot',
    family: 'memory',
    said: /\byou (?:forgot|forget|do not remember|never remember)\b.*\b(?:told|said|zero|again|start|explain)\b|\b(?:begin|start) from (?:zero|scratch|the beginning)\b.*\b(?:every time|again|always)\b/u,
    unless: /\b(?:he|she) (?:forgot|forgets)\b/u,
    isForAll: true,
    texts: anyOf(
      "I'm sorry, that's tiring when it's something that matters. I only keep the thread of this conversation and a little of what you've told me, so things get lost. Give me the two or three facts that count, what happened and what you want now, and I'll go on from there without the preamble.",
    ),
  },
  {
    id: 'who-marries-first',
    family: 'joke',
    said: /\bwho (?:of us |will |is going to )?(?:gets?|get) married first\b|\bwho(?: of us)? (?:will )?marr(?:y|ies) first\b/u,
    isForAll: true,
    texts: anyOf(
      "Whoever finishes their drink last, that's the patient one. Officially I can't see weddings; unofficially, the one who just said \"not me\" a bit too fast. Give me both signs and I'll invent a tie-break, and have a glass of water each.",
    ),
  },
  {
    id: 'something-witchy',
    family: 'joke',
    said: /\bonly a witch (?:would|could) know\b|\bsay something (?:witchy|spooky|mystical|magical)\b/u,
    isForAll: true,
    texts: anyOf(
      "You have an odd sock in a drawer and you know exactly which one it misses. There's also a message you've typed and not sent. That's all the witchcraft I've got before midnight.",
    ),
  },
  {
    id: 'call-me',
    family: 'talk-style',
    said: /\b(?:just|please|rather|you can|and) call me (?<called>(?!back|a |an |the |out|up|when|if|later|names|crazy|dear|baby|honey|anymore|again|at |on )\p{L}{2,15})\b(?: (?:please|thanks|ok|okay|instead|from now on))*$/u,
    unless: /\b(?:he|she|they|boss|does not|did not|will not|should i)\b/u,
    isForAll: true,
    texts: anyOf('{name} it is, and no more titles. What can I do for you, {name}?'),
  },
  {
    id: 'sorry-to-be-vague',
    family: 'complaint-vague',
    said: whole('(?:you|u) are (?:so |too |very |really )?(?:vague|generic|general)'),
    isForAll: true,
    isFirst: true,
    texts: anyOf(
      "Fair. Give me one detail nobody else has, a name, a date, what was said, and I'll answer to that.",
    ),
  },
];
