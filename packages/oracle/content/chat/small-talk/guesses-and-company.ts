import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const AT_HOME =
  '(?:kettle|tv|telly|dog|cat|dogs|cats|radio|fire|fireplace|wine|tea|coffee|cup of (?:tea|coffee)|blanket|sofa|couch|fridge|rain|pizza|cocoa|candle|moon|hamster|parrot|plants?|ironing|laundry|book|knitting)';

/** Guessing games with a hint, and quiet company. */
export const GUESSES_AND_COMPANY: readonly SmallTalk[] = [
  {
    id: 'came-back-with-thanks',
    family: 'compliment',
    said: /\b(?:thanks|thank you|thank u|thx|cheers|ty|you were right)\b.*\b(?:last (?:week|time|night|month|\w+day)|yesterday|the other (?:day|night)|your (?:help|advice|answer|tip|words)|this morning|earlier|(?:mon|tues|wednes|thurs|fri|satur|sun)day|you were right|like you said|what you said|made me|told me to)\b.*\b(?:i (?:did|got|passed|slept|went|said|told|called|rang|sent|had|made|finally|asked|wore|talked|spoke|wrote|apologi[sz]ed)|we (?:talked|spoke|are (?:ok|okay|good|fine)|made up|laughed|met)|it (?:worked|went|helped|is done)|went (?:well|fine|ok|okay|great|good)|slept)\b/u,
    unless: /\b(?:should i|what do i|how do i|but he|but she|still not|died|worse)\b/u,
    mostWords: 34,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:interview|exam|test|presentation|audition|speech|date|meeting)\b/u,
        "You're welcome, and well done: you're the one who walked in there, whatever was on your feet. It's behind you now, so tonight is for food you like. How did it feel, better or worse than the night before?",
      ),
      textOn(
        /\b(?:talked|spoke|called|rang|call|him|her|them|we are|brother|sister|mother|dad)\b/u,
        "Oh, that's lovely to hear. The hard part was yours: you picked up the phone and opened your mouth. Let it be nice for a while before anyone improves on it. And thank you for coming back to say so.",
      ),
      textOn(
        /\bslept?\b/u,
        "I'm so glad, a good night changes everything. Keep whatever you did for tonight as well.",
      ),
      ...anyOf(
        "Thank you for coming back to say so, that's rare and nice. The doing was all yours. How do you feel about it now?",
      ),
    ],
  },
  {
    id: 'page-against-life',
    family: 'complaint-wrong',
    said: /\b(?:your|the|my|todays?|this mornings?|this) (?:\w+ )?(?:horoscope|page|reading|daily|app|card|guidance|message)(?: today| this morning| for today| yesterday)? (?:said|says|told me|tells me|promised|wants me|reads|was)\b(?: to)?(?: \w+){1,10} (?:i am|i have|i had|i work|i got|i live|the \w+ was|my \w+ (?:is|are|was)|its|it is|meanwhile|so far)\b/u,
    unless:
      /\b(?:should i|what does|what did|is (?:it|that) true|mean\w*|how do i|died|funeral|cancer diagnosis|left me|fired|scared|worried)\b/u,
    mostWords: 40,
    isForAll: true,
    isFirst: true,
    texts: [
      textOn(
        /\b(?:flu|cold|sick|fever|bathroom|toilet|vomit\w*|covid|stomach)\b/u,
        "Well, it didn't say how far. I'm sorry about the timing; whoever wrote that line hadn't met your day. Drink something warm, cancel what can be cancelled, and get well soon.",
      ),
      textOn(
        /\b(?:kids?|children|toddlers?|baby|newborn|rooster|dogs?|cats?|twins|chickens)\b/u,
        'Ha. The page was written by somebody with a door that closes. Take ninety seconds of it in the bathroom and call that a success; the rest of the house was never consulted.',
      ),
      ...anyOf(
        "Ha, then the page and your life haven't been introduced. It's one text for everyone of a sign, so keep the half that's funny and go on doing your job. You know it better than any line does.",
        "I'd like to see the face you made. The page knows where the Moon is and nothing about your work, so yours wins. What would have been the right line for today?",
      ),
    ],
  },
  {
    id: 'do-you-have',
    family: 'are-you-sentient',
    said: /^(?:ok |so |and |but |hey |wait |tell me |oracle )*(?:do|have) you (?:also |even |ever |not )*(?:have|got|had) (?:an? |any |your own )*(?:mother in law|in laws|mothers?|fathers?|parents|family|wife|husband|boyfriend|girlfriend|kids|children|pets?|dog|cat|friends?|boss|siblings?|sister|brother|hobb\w+|house|home|bills|job|birthday|secrets?|regrets?|problems)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: [
      textOn(
        /\bin law|in laws\b/u,
        'No, I was spared: no wedding, no in-laws, and nobody has ever run a finger along my shelf. Why, is yours visiting?',
      ),
      ...anyOf(
        "No, I'm a program, so none of that: no relatives, no bills, and nobody to share the remote with. You have the full set, I take it?",
      ),
    ],
  },
  {
    id: 'prove-by-lunch',
    family: 'accuracy',
    said: /\bwhat did (?:i|my \w+|we) (?:have|eat|cook|make|do|drink|wear|dream)\b.*\b(?:lunch|dinner|breakfast|today|yesterday|this morning|last night)\b|\bwhat am i (?:wearing|eating|holding|drinking)\b/u,
    unless: /\b(?:remember|did i tell you|to deserve|wrong)\b/u,
    mostWords: 26,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:two plus two|2 plus 2|2 ?\+ ?2)\b/u,
        "Four, that one I can do. The cooking I can't see: I've no eyes and no kitchen, and I know only what you type. If you tell me it was good, I'll believe you. Did I pass?",
      ),
      ...anyOf(
        "I can't know that: I'm a program without eyes, and all I have is your birth date and what you type. If you want a guess, eggs. What I can prove is where the planets are; the rest is an old way of talking about people.",
      ),
    ],
  },
  {
    id: 'good-night-with-news',
    family: 'bye',
    said: /^(?:ok |well |thanks |thank you )*(?:good ?night|gn|night night|nighty night)\b(?: \w+){3,25}$/u,
    unless:
      /\b(?:should|why|what|how|when|scared|alone|cry\w*|pain|hurt\w*|forever|goodbye|kill|die|he|she|hate|cannot|can not|tomorrow will)\b/u,
    mostWords: 28,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:sold|shop|store|customers?|closing|closed|market|umbrellas?)\b/u,
        'Good night, and well kept. A sale is a sale: somebody walks home dry or fed because you were open. Lock up, sit down, and let tomorrow worry about tomorrow.',
      ),
      textOn(
        /\b(?:harvest|finished|done|work|shift|exam|washing|packing|marking)\b/u,
        "Good night, and well done. That's off the list, and it stays off. Sleep as somebody who's earned it.",
      ),
      ...anyOf('Good night. Thanks for telling me; sleep well, and leave the phone face down.'),
    ],
  },
  {
    id: 'hello-by-name',
    family: 'greeting',
    said: /\b(?:tell|say) (?:her|him|my (?:wife|husband|mum|mom|mother|dad|sister|brother|son|daughter|friend|boyfriend|girlfriend)|them)? ?(?:hello|hi|good (?:morning|evening|night))\b.*?\b(?:name is|is called) (?<name>\p{L}{2,14})\b/u,
    mostWords: 36,
    isForAll: true,
    texts: anyOf(
      "Hello, {name}! I only get the questions; you get the person, so you have the better part by far. I'm handing the evening back to the two of you: put the phone down and tell each other one thing from today.",
    ),
  },
  {
    id: 'who-would-win',
    family: 'guess-me',
    said: /^(?:ok |so |quick |question |settle this |oracle )*who (?:would|will|wins?|d)(?: win)?(?: in a fight)?\b.*\b(?:or|vs|versus|against)\b/u,
    unless:
      /\b(?:election|game|match|cup|league|super bowl|final|president|court|custody|team|tonight|bet)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:goose|geese|swan)\b/u,
        "The bird. It's always the bird: no fear, no plan, and a neck like a bad idea. The other one would want an audience, and birds don't do encores.",
      ),
      ...anyOf(
        "The second one, on stubbornness alone, and the first will say it was never really trying. I'd sell tickets either way.",
      ),
    ],
  },
  {
    id: 'guess-from-hint',
    family: 'guess-me',
    said: /^(?:ok |so |hey |lol |now |can you |try to |bet you ?(?:can ?not|can)? ?)*guess (?:what (?:i do|my job is|i work as)|my (?:job|work|profession|occupation|career|trade)|where i work|what kind of (?:work|job) i (?:do|have))\b/u,
    mostWords: 40,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:fire|smoke|ladder|hose|burning|flames)\b/u,
        "Firefighter. And if it's metaphorical fire, then IT support: same faces at the door, fewer ladders. Which one?",
      ),
      textOn(
        /\b(?:teeth|tooth|mouth|open wide|drill)\b/u,
        'Dentist, or the dental nurse who does the actual comforting. Close?',
      ),
      textOn(
        /\b(?:hair|scissors|roots|fringe|bangs)\b/u,
        'Hairdresser. Which also means therapist, at a better hourly rate. Right?',
      ),
      textOn(
        /\b(?:kids|children|pupils|homework|chalk|whistle|class|glue|snack)\b/u,
        'Teacher, or something in a nursery: loud room, short lunch, a cold by October. Right?',
      ),
      textOn(
        /\b(?:bread|oven|flour|dough|3 ?am|4 ?am|cake|sourdough)\b/u,
        'Baker. Nobody else is awake then without a baby. Right?',
      ),
      textOn(
        /\b(?:needles?|scrubs|night shift|patients|bedpans?|blood|ward|pulse)\b/u,
        'Nurse, I think, and on your feet too long. Right?',
      ),
      textOn(
        /\b(?:animals?|fur|paws?|dogs|cats|bite)\b/u,
        'Vet, or the one at the vet who gets bitten first. Right?',
      ),
      textOn(
        /\b(?:sky|clouds|seat ?belts?|altitude|runway|trolley|landing)\b/u,
        'Cabin crew or pilot. Going by the humor, cabin crew. Right?',
      ),
      textOn(
        /\b(?:pipes?|leak|toilets?|drains?|water everywhere|flood)\b/u,
        'Plumber: the only visitor people hug at the door. Right?',
      ),
      textOn(
        /\b(?:computers?|screen|turn it off|password|printer|code|bugs?|wifi)\b/u,
        'IT. "Have you tried turning it off and on" is printed on your mug. Right?',
      ),
      textOn(
        /\b(?:dead|coffin|funerals?|quiet clients|black suit)\b/u,
        'Funeral director: quiet clients, no complaints. Right?',
      ),
      textOn(
        /\b(?:taxes|numbers|receipts|april|spreadsheets?|audit)\b/u,
        'Accountant. Popular for one month a year and feared the rest. Right?',
      ),
      textOn(
        /\b(?:law|court|objection|judge|contracts?)\b/u,
        'Lawyer. I object to nothing. Right?',
      ),
      textOn(
        /\b(?:drunk|pint|bottles?|last orders|tips|cocktails?|bar)\b/u,
        'Behind a bar, then: you hear everything and repeat nothing. Right?',
      ),
      textOn(
        /\b(?:wheels?|traffic|passengers|route|bus|truck|lorry|parcels?|packages?|doorbells?)\b/u,
        'You drive or you deliver; dogs know your name either way. Right?',
      ),
      ...anyOf(
        "Going on nothing but that: you're the one people call when something's stuck, late or crying. Nurse, teacher or IT, in that order. How far off am I?",
      ),
    ],
  },
  {
    id: 'born-elsewhere',
    family: 'guess-me',
    said: /\bborn (?:on|in) (?:mars|the moon|jupiter|venus|saturn|neptune|pluto|another planet|outer space|narnia|hogwarts|middle earth|atlantis|a spaceship)\b|\bi am (?:\d{3,} (?:years|yrs|year)(?: old)?|immortal|an? (?:alien|martian|vampire|dragon|unicorn|ghost|time travell?er))\b/u,
    unless: /\b(?:feel like|people (?:say|think)|my (?:mother|family))\b/u,
    mostWords: 26,
    isForAll: true,
    texts: [
      textOn(
        /\bmars|martian\b/u,
        "No sign, strictly: the twelve are counted from Earth's year, and yours is 687 days. Going by the landlord it's Aries, since Mars rules it, and with that many birthdays Saturn has been round often enough to know you by name. Test passed?",
      ),
      ...anyOf(
        "Strictly, none: the twelve signs are counted from Earth's year, so you'd need a local almanac. Unofficially I'd put you down as Aquarius, the sign for everyone who doesn't fit the form. Test passed?",
      ),
    ],
  },
  {
    id: 'quiet-company',
    family: 'greeting',
    said: new RegExp(
      `\\b(?:just|only|its|it is) (?:me,? )?(?:and )?(?:the |my |a )?${AT_HOME}(?: \\w+){0,3} (?:and|with) (?:you|me|us)\\b|\\bjust (?:me|us|you)(?: \\w+){0,2} (?:and|with) (?:the |my |a )?${AT_HOME}\\b|^(?:hi |hey |hello |good |evening |morning |so |please )*(?:keep me company|sit with me|just chat|talk to me about (?:nothing|anything))(?: .{0,30})?$|\\b${AT_HOME}(?:s| is) on\\b.{0,12}\\bwhat (?:shall|should|do) we (?:talk|chat)\\b`,
      'u',
    ),
    unless:
      /\b(?:since (?:he|she|my|the)|after (?:he|she|my|the)|without (?:him|her)|should i|alone (?:again|forever)|nobody|no one|christmas|new year|valentine\w*|for company|left|gone)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:kettle|tea|coffee|cocoa)\b/u,
        "Good evening to you both. A kettle's fine company: it sings, it's warm, and it never asks how work was. I'm here as long as you like. How was the day, short version or long?",
      ),
      textOn(
        /\b(?:dogs?|cats?|hamster|parrot)\b/u,
        "Evening to you both. That's a good house: one of you does the worrying and the other does the sleeping. I'm here as long as you like. What are the two of you up to?",
      ),
      ...anyOf(
        "Then I'll sit down too. Nothing to solve, no question needed; I'm here as long as you like. What sort of day was it?",
      ),
    ],
  },
  {
    id: 'minutes-to-spare',
    family: 'bored-entertain',
    said: /\b(?:got|have|i have|only) (?:about |like |just |only )?(?:\d{1,2}|two|three|four|five|ten|a few) (?:mins?|minutes|seconds|secs)\b.*\b(?:go|hit me|quick|shoot|impress|surprise|entertain|amuse|what have you got|fire away)\b/u,
    unless: /\b(?:interview|exam|before (?:he|she|my)|decide|should i|train leaves)\b/u,
    mostWords: 22,
    isForAll: true,
    texts: anyOf(
      "Right, the clock's running. One true fact: Venus takes longer to turn once than to go around the Sun, so its day outlasts its year, much like a Monday. One dare: text somebody one kind line before the time's up. One question, if you've got seconds left: what would you do with a free afternoon?",
    ),
  },
];
