import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const AT_HOME =
  '(?:kettle|tv|telly|dog|cat|dogs|cats|radio|fire|fireplace|wine|tea|coffee|cup of (?:tea|coffee)|blanket|sofa|couch|fridge|rain|pizza|cocoa|candle|moon|hamster|parrot|plants?|ironing|laundry|book|knitting)';

/** Guessing games with a hint, and quiet company. */
export const GUESSES_AND_COMPANY: readonly SmallTalk[] = [
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
      textOn(/\b(?:teeth|tooth|mouth|open wide|drill)\b/u, 'Dentist, or the dental nurse who does the actual comforting. Close?'),
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
      textOn(/\b(?:animals?|fur|paws?|dogs|cats|bite)\b/u, 'Vet, or the one at the vet who gets bitten first. Right?'),
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
        "Behind a bar, then: you hear everything and repeat nothing. Right?",
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
