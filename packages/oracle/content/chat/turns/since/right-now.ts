import type { Turn } from '../turn.ts';

const ENDS = String.raw`(?: (?:now|today|again|lol|so|and|ugh))*`;

/** What is happening at this moment, and what the person says of themselves. */
export const RIGHT_NOW_TURNS: readonly Turn[] = [
  {
    id: 'since-waiting-outside-surgery',
    said: /\b(?:(?:he|she|they|it|dad|mum|mom|my \w+) (?:is|are) in (?:now|there|surgery|theatre)|(?:took|taken|wheeled) (?:him|her|them) (?:in|away)|doors? closed|talk to me about (?:anything|something)|distract me|keep me company)\b/u,
    after: /\b(?:surgery|operation|operate|theatre|op)\b/u,
    passages: [
      {
        text: "I'm here, and we'll sit it out together. I can't see how it goes, and nothing you do in that corridor changes it, so you may put that weight down. Feel the chair. Drink something warm. Ask the desk once when they expect to tell you something. And meanwhile tell me about {them}: what makes {them} laugh, and what's the first thing {they}'ll want to see?",
      },
    ],
  },
  {
    id: 'since-today-is-the-day',
    said: new RegExp(
      String.raw`^(?:(?:and|so|well|but|ugh|guess what) )*(?:(?:today|tonight) is|it is) (?:sunday|saturday|friday|monday|the day|the weekend|christmas|new years?|valentines?(?: day)?|(?:his|her|our|my) birthday)${ENDS}$`,
      'u',
    ),
    after: /\b(?:worst|hard(?:est)?|dread\w*|hate|lonely|alone|single)\b/u,
    passages: [
      {
        text: "Then it's now, and I'm glad you wrote instead of sitting it out. Three small things, in this order. Out of the door for twenty minutes, coffee counts. One message that needs an answer: \"What are you up to? I'm bored, save me.\" And something for this evening that has a beginning: a film at eight, a call at six, a pot of something that takes two hours. You don't have to solve your life today. You only have to get to tomorrow kindly. Which of the three is easiest from where you're sitting?",
      },
    ],
  },
  {
    id: 'since-about-to-go-in',
    said: /\b(?:i am (?:outside|in the car|at the door|in the parking lot)|go in or|(?:my )?hands are shaking|i am shaking|about to (?:go|walk) in)\b/u,
    unless: /\b(?:angry|rage|cold)\b/u,
    after: /\b(?:my ex|meet|lunch|dinner|coffee|father|mother|dad|mum|mom|no contact)\b/u,
    passages: [
      {
        of: /\b(?:my ex|cheat\w*)\b/u,
        text: 'You\'ve got more time than it feels like. Three slow breaths out. You owe {them} nothing, not even the coffee. If you want to hear it, go in with an end: "I\'ve got thirty minutes." If your stomach says run, go home and send "I changed my mind." Neither has to be explained to anyone. Which of the two would you like to have done, at eight tonight?',
      },
      {
        text: "Of course they shake; there are a lot of years sitting down at that table. So make it small. An hour, your own money, your own way home, a friend who knows and gets a message before and after. You may leave at any minute, and \"I'm going now\" is a whole sentence. You don't owe forgiveness for a meal, and you don't have to know today what comes of it. What's the one thing you'd like to have said by the end?",
      },
    ],
  },
  {
    id: 'since-took-to-a-home',
    said: /\b(?:we|i) (?:just )?(?:brought|took|moved|left|drove) (?:her|him|them|mum|mom|dad|my (?:mother|father|mum|mom|dad|parents))\b/u,
    after:
      /\b(?:care home|nursing home|retirement home|to a home|in a home|assisted living|memory care)\b/u,
    passages: [
      {
        text: "That goes straight through you, and there's no good answer to give at such a door. You didn't put anyone away. You brought someone you love to where there are enough hands, when yours had done all they could. First visits: short, at a calm hour, with something from home, and leave while there's tea or a song going on. If the question comes again: \"Not today. I'm back on Thursday.\" And call the one who was in the car with you tonight, even if neither of you says much.",
      },
    ],
  },
  {
    id: 'since-waved-off',
    said: /\b(?:waved|saw) (?:him|her|them|my (?:son|daughter|boy|girl|baby)) off\b|\b(?:dropped|took|put) (?:him|her|them|my (?:son|daughter|boy|girl|baby)) (?:off )?(?:on|at|to) (?:\w+ ){0,3}(?:airport|station|uni\w*|college|dorm|plane|train|gate)\b/u,
    unless: /\b(?:if|should|every)\b/u,
    after: /\b(?:son|daughter|lad|boy|girl|kid|eldest|youngest)\b/u,
    passages: [
      {
        text: 'Ah. You stand there with your hand still half up, and the car park has never been so big. Not looking back isn\'t coldness; it\'s how they get through the gate with a dry face, and the ones who feel safe at home can afford it. Let {them} land. Then one message without a question in it: "The house is far too tidy. Love you." And be gentle with yourself tonight, a good goodbye is still one.',
      },
    ],
  },
  {
    id: 'since-hard-name',
    said: /\bi am (?:such )?an? (?:liar|coward|monster|failure|(?:bad|terrible|awful|horrible) (?:son|daughter|mother|father|mum|mom|dad|person|friend|sister|brother|wife|husband))\b/u,
    unless: /\b(?:if|am i|says?|said i am|thinks)\b(?! soon)/u,
    passages: [
      {
        of: /\b(?:hospital|ill|sick|stent|papers|travel|visa|far)\b/u,
        text: "You aren't. You said the kindest thing that was still true in your heart, and wanting doesn't change papers or distance. The question wasn't about a date anyway; it was \"I miss you\". You can be honest and tender at once: \"I want to come, and I can't yet. I'll call every day at six.\" Let someone over there be your hands: your voice on the phone at dinner, a photo by the bed. That is being there, in the only way you've got just now.",
      },
      {
        text: "That's a hard name to give yourself, and I don't think it fits. Somebody who really was that wouldn't be losing sleep over it. You did one thing you'd rather have done otherwise. Say which one, plainly, to the person it touched, and do the next small thing differently. What would you tell a friend who'd done the same?",
      },
    ],
  },
  {
    id: 'since-knows-its-stupid',
    said: /^(?:(?:and|but|yes|ok|sorry|lol) )*i (?:know|guess) (?:it|this|that) (?:is|sounds?) (?:so |really |kind of |very )?(?:stupid|silly|dumb|ridiculous|pathetic|crazy|weird)$/u,
    passages: [
      {
        of: /\bbaby\b/u,
        text: "It isn't stupid. You didn't only lose a person, you lost the child you'd pictured with that person, and nobody holds a funeral for that. The dream keeps showing you the baby because the wish is still there and has nowhere to go. It may be as sad as it is. You could write to the one you imagined, three lines, and keep them. Did you have a name in mind?",
      },
      {
        text: "It isn't. Things don't have to be reasonable to hurt, and the ones we call stupid ourselves are mostly the ones that matter. You needn't defend it to me. What's the part you'd only say to someone who won't laugh?",
      },
    ],
  },
  {
    id: 'since-but-i-love',
    said: /^(?:(?:and|but|well|yes|still) )*i (?:do )?(?:really |actually )?love (?:my (?:nan|nana|grandmother|grandma|grandad|grandpa|mum|mom|dad|job|flat|town|dog|cat)|living here|it here)(?: though| still)?$/u,
    after: /\b(?:everyone|everybody|all my friends|behind|engaged|has a house|have houses)\b/u,
    passages: [
      {
        text: "Then put that on the list too, beside the rings and the houses, because it weighs more. To be somewhere you're loved and glad to come home to, while it's still there: some of the ones with a mortgage would swap tonight. You aren't behind, you're having a part of life they've already left. What's the best bit of an ordinary evening there?",
      },
    ],
  },
];

/** Questions that want a plain word. */
export const PLAIN_QUESTION_TURNS: readonly Turn[] = [
  {
    id: 'since-is-it-a-sign',
    said: /\b(?:is (?:it|this|that) (?:a|some kind of a?|maybe a) (?:bad |good )?(?:sign|omen|warning)|sign)$|\bis (?:it|this|that) a sign about\b/u,
    unless:
      /\b(?:zodiac|star sign|his sign|her sign|my sign|moon sign|sun sign|rising sign|what|which)\b/u,
    passages: [
      {
        of: /\b(?:period|late|pregnan\w+|negative)\b/u,
        text: "No, I wouldn't read a sign into it. A late period has plainer reasons: stress, sleep, travel, or a test that was taken too early. Test again in a few days, in the morning. If there's still nothing after that, or you have pain, call a doctor. And what are you hoping for, honestly? That's worth knowing before the next test.",
      },
      {
        of: /\bring\b/u,
        text: "No. A ring in the grass says something about rings and grass, and nothing about the two of you. What says something is that you looked for it for days. Ask a local metal detecting club, they do it for fun and they're good. I'm sorry, it hurts to lose it. And if it stays lost, choosing a new one together is a small wedding of its own.",
      },
      {
        of: /\b(?:found|under the|paint|wall|attic)\b/u,
        text: "If you'd like one, take it: something lovely was under there all along, waiting for people stubborn enough to scrape. I can't promise that the house meant it. Before anyone goes further with a knife, take photos and ask a restorer or the heritage office; what's missing may only be covered. You've got a story for every dinner you'll ever give there.",
      },
      {
        of: /\b(?:checks? (?:my|his|her) (?:phone|messages|location)|tracks?|follows me|controls?|controlling|yells?|screams?|threw|throws|threatens?|threatened|punched|grabbed|pushed|hits?|password|(?:will not|does not) let me|not allowed)\b/u,
        text: "Yes, I'd take that as one. Being watched, shouted at or kept from things and people isn't a quirk that love smooths out, and it mostly grows. Tell one person you trust exactly what happened, and keep a note with dates. If you're ever afraid, you don't owe an explanation first: go somewhere safe and call a helpline; the help page has them.",
      },
      {
        of: /\b(?:boyfriend|girlfriend|husband|wife|partner|dating|date|fiance|relationship|he|she)\b.*\b(?:will not|does not|never|wants?|hides?|lies|texts?|posts?|likes?|says?|keeps?|stopped|forgot)\b/u,
        text: "By itself, no; one thing like that is yellow at most. It turns red when you've said plainly what it does to you and nothing moves, or when there's more hiding, control or fear around it. So say it once, this week, with what you'd like instead, and judge by the two weeks after and not by the one evening.",
      },
      {
        text: "I wouldn't make it one. Things happen beside other things all day, and we notice the pair that fits our worry. What I'd take from it is the question itself: what were you afraid, or hoping, that it says? That part is yours and worth an honest hour.",
      },
    ],
  },
  {
    id: 'since-sign-or-them',
    said: /\b(?:an? )?(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces) thing\b/u,
    passages: [
      {
        of: /\b(?:birthday|anniversary|forgot)\b/u,
        text: "That one is {their} own and not the sign's. A sign is a style at most; a birthday is a date in a phone, and people of all twelve manage to put it there. So don't let the stars do the apologizing. I'm sorry, it hurts to be forgotten. Say it plainly: \"You forgot, and I was sad. I'd like an evening, planned by you.\" What comes then tells you more than any match.",
      },
      {
        text: "I'd say it's {their} own. A sign is a style at most, and all twelve hold people who do that and people who don't. So ask about it as you would if nobody had a sign: what was going on there? The answer will be better than the book's.",
      },
    ],
  },
  {
    id: 'since-app-as-a-yes',
    said: /\b(?:so )?(?:that|it|this) (?:is a yes|means something|must mean|has to mean|means (?:he|she|they))\b|\bmeans something right\b/u,
    after:
      /\b(?:viewed|liked|watched|spotify|linkedin|story|stories|instagram|tiktok|not block\w*)\b/u,
    passages: [
      {
        text: "I'd love to say yes, and I'd be making it up. A tap on an app proves nothing: people look out of boredom, or forget that the app is there at all. Somebody who wants to be back in your life has better doors. And every sign you collect keeps you in the waiting room for another week. Try two weeks with that app muted. What would you do with the evening if you knew it meant nothing?",
      },
    ],
  },
  {
    id: 'since-runner-phase',
    said: /\b(?:runner|chase[rd]) (?:and )?(?:runner |chase[rd] )?phase\b|\brunner\b/u,
    after: /\btwin flame\b/u,
    passages: [
      {
        of: /\bblock\w*\b/u,
        text: "Online it has that name, and the name is the trouble: it makes being shut out sound like a stage you have to pass. Take the word away and look at the month: blocked, unblocked, blocked again. That's somebody deciding each time whether you may exist, and you waiting for the verdict. It hurts, whatever it's called. You could be the one who leaves it shut. How would a month feel in which the phone is quiet because you chose it?",
      },
    ],
  },
  {
    id: 'since-few-hours',
    said: /\b(?:been|for|after) (?:\d|a few|two|three|four|five|six) (?:hours?|minutes|mins)\b.*\b(?:has|have|did|still) not\b|\b(?:has|have) not\b.*\b(?:\d|a few|two|three|four) hours\b/u,
    after: /\b(?:crush|snap|insta\w*|number|likes? me|text\w*)\b/u,
    passages: [
      {
        text: 'A few hours mean nothing at all yet. Practice, homework, a dead battery, a little brother, or somebody sitting there just as shy as you. Your whole job today is to do nothing: no second hint, no checking, the phone in another room for one episode of something. If it\'s still quiet after the weekend, one easy line in person: "Hey, did you find me?"',
      },
    ],
  },
];
