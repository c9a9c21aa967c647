import { opens, whole } from './openings.ts';
import { SIGN_VERSES } from './sign-verses.ts';
import { anyOf, type SmallTalk, type SmallTalkText, textOn } from './small-talk.ts';

const bySign = (of: 'verse' | 'tease'): readonly SmallTalkText[] =>
  Object.entries(SIGN_VERSES).map(([sign, lines]) => textOn(new RegExp(sign, 'u'), lines[of]));

const VOICES =
  '(?:can you |could you |will you |please )*(?:talk|speak|write|answer|reply|say (?:it|something|that)|respond|act|be|sound|text|pretend(?: to be)?|role ?play)(?: to me| back| me| with me)?(?: for once| now| just)?(?: like| as| in the (?:voice|style) of)?(?: if| that)?(?: you (?:were|are))? (?:a |an |the |some |my (?=cat|dog))?';

const AS_IN_VOICE =
  '(?:can you |could you |will you |please |now |ok )*(?:talk|speak|write|answer|reply|say|respond|read|explain|tell)(?: (?:something|anything|it|that|this|me|to me|back|my \\w+|a line|one line|hello|good morning|good night))*(?: to me)? (?:like|as|in(?: the| an?)? (?:voice|style|accent|manner|tone|words|way) of|in) (?:a |an |the |my )?(?:(?!(?:is|was|are|said|did|has)\\b)\\w+ ){0,3}?';
const VOICE_NAMES =
  'pirate|cowboy|yoda|shakespeare|grandmother|grandma|granny|nana|grandpa|gangster|rapper|robot|alien|toddler|child|five year old|5 year old|baby|vampire|witch|wizard|king|queen|viking|ghost|detective|butler|dog|cat|(?:football |sports? |race |cricket |rugby )?commentator|football coach|coach|drill sergeant|sergeant|surfer|dude|valley girl|teenager|gen z|boomer|mother|mama|mom|mum|dad|best friend|bestie|sister|brother|italian|aunt|aunty|auntie|uncle|santa|yoga teacher|news ?reader|newscaster|weather ?(?:man|girl|reporter)|gps|sat ?nav|politician|lawyer|teacher|poet|monk|caveman|soldier|chef|gordon ramsay|morgan freeman|david attenborough|attenborough|nature documentary|batman|movie trailer|sailor';

/** Small things to perform, play or write. */
export const PLAYFUL_REQUESTS: readonly SmallTalk[] = [
  {
    id: 'knock-knock',
    family: 'joke',
    said: whole('knock knock'),
    texts: anyOf("Who's there?"),
  },
  {
    id: 'tease-for-card',
    family: 'joke',
    said: /\b(?:rude|funny|mean|cheeky|sarcastic|snarky|savage|insulting|teas\w+|roast|joke|something|wish|line|verse|message|text|words?)\b.*\b(?:for|on|in) (?:a |the |his |her |my \w+ |their )*(?:birthday )?card\b|\b(?:birthday|greeting) card\b.*\b(?:rude|funny|mean|cheeky|something|write|roast|joke|line|wish)\b|\b(?:write|give me|make|need|send|compose)(?: me| up)? (?:a |an |some )?(?:\w+ )?(?:birthday|bday) (?:wish|wishes|message|greeting|text|line|poem|toast)\b|\bwhat (?:do|should|can) i (?:write|put) (?:in|on) (?:a |the |his |her |my \w+ |their )*birthday card\b/u,
    unless: /\b(?:condolence|sympathy|get well|tarot|credit|draw|pull)\b/u,
    isForAll: true,
    texts: [
      ...bySign('tease'),
      ...anyOf(
        "For the card: \"Happy birthday! You're not older, you're just harder to impress.\" Tell me the sign and I'll get more personal.",
        "Here's one: \"Happy birthday! I was going to make a joke about your age, but I was afraid you'd forget it.\" Give me their sign and I'll aim better.",
      ),
    ],
  },
  {
    id: 'rude-about-sign',
    family: 'joke',
    said: /\b(?:roast|insult|something (?:rude|mean|bad|funny|nasty|savage|evil)|be (?:rude|mean|nasty|savage)|make fun of|drag|tease|destroy|annihilate)\b.*\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)/u,
    isForAll: true,
    texts: [
      textOn(
        /\baries\b/u,
        'Aries: reads the first line of the instructions, throws them away, and blames the shelf. Then starts a second shelf.',
      ),
      textOn(
        /\btaurus/u,
        'Taurus: would forgive you anything except touching the thermostat. Has been about to get up since 2019.',
      ),
      textOn(
        /\bgemini/u,
        'Gemini: eleven tabs open, four of them conversations with you, none of them answered. Will reply "just saw this" until the end of time.',
      ),
      textOn(
        /\bcancer/u,
        'Cancer: says "I\'m fine" in a tone that\'s visible from space, then brings you soup so you feel worse.',
      ),
      textOn(
        /\bleo/u,
        'Leo: took the group photo, cropped everyone else out, and calls it a landscape.',
      ),
      textOn(
        /\bvirgo/u,
        "Virgo: sent back your apology with comments in the margin, and you know what, the commas are better now. You color-code your relaxation and you're behind on it.",
      ),
      textOn(
        /\blibra/u,
        'Libra: has been choosing a paint color since the last eclipse, and now wants to know what you think, and what you really think.',
      ),
      textOn(
        /\bscorpio/u,
        "Scorpio: doesn't hold grudges, files them. Alphabetically, with photographs.",
      ),
      textOn(
        /\bsagittarius/u,
        'Sagittarius: booked the flight, then asked which country. Calls it honesty; the rest of us call it Tuesday.',
      ),
      textOn(
        /\bcapricorn/u,
        "Capricorn: has a five-year plan for the weekend, sighs at fun because it isn't billable, and was already forty at their fifth birthday.",
      ),
      textOn(
        /\baquarius/u,
        'Aquarius: left the group chat to protest group chats. Loves humanity, ignores your calls.',
      ),
      textOn(
        /\bpisces/u,
        "Pisces: an hour late because the song wasn't finished, crying because the song was about a fish.",
      ),
    ],
  },
  {
    id: 'poem',
    family: 'bored-entertain',
    said: opens(
      '(?:can you |could you |would you |will you |please |i want you to |try to )*(?:tell|write|make|give|send|compose|read|recite|create|draft|show|do|say)(?: me| us| him| her| up)* (?:a |an |one |another |some |my |your |short |little |quick |nice |funny |good |bad |silly |cute |rhyming |love |birthday |bedtime |\\d+ line |four line |two line )*(?:poem|poems|poetry|rhyme|verse|limerick|haiku|ode|sonnet|rap|lyrics|song|lullaby)|(?:i (?:want|need|would like)|can i (?:have|get)) (?:a |an |your )?(?:poem|rhyme|limerick|haiku|song)|(?:poem|haiku|limerick|rap|ode) (?:about|for|on|please)|(?:can you |could you |please |now )*(?:sing|rap|rhyme)(?: (?:me|for me|to me|us|something|a song|anything|about \\w+))*$|(?:can|do) you (?:sing|rap|rhyme)|sing (?:me|for me|to me|something|a song)',
    ),
    unless:
      /\b(?:should i|for my (?:wedding|funeral|speech)|sing in|singing career|become a singer|contest|auditio\w*)\b/u,
    texts: [
      ...bySign('verse'),
      textOn(
        /\b(?:haiku)\b/u,
        'Phone face down, tea warm.\nThe Moon does its one old trick.\nYou were here for it.',
      ),
      textOn(
        /\b(?:rap|sing|song|lullaby|lyrics)\b/u,
        'Picture it badly sung: "Oh the Moon came up and it looked at me, la la, I was eating crisps and watching TV, la la, it said sleep, I said soon, and it\'s half past three, la la la." That\'s my whole repertoire.',
      ),
      ...anyOf(
        "The planets turn, they never ask\nif you have finished every task.\nThe bus is late, the tea is hot,\nand here you are. That's quite a lot.",
        "You asked the sky what you should do;\nit blinked, and asked the same of you.\nSo take the coat, and mind the rain,\nand ask me when you're dry again.",
      ),
    ],
  },
  {
    id: 'voice',
    family: 'talk-style',
    said: opens(`(?:${VOICES}|${AS_IN_VOICE})(?:${VOICE_NAMES})`),
    unless:
      /\bas my \w+ would\b|\b(?:died|passed away|late (?:grand\w+|mother|father|mom|dad)|miss (?:him|her|them))\b/u,
    texts: [
      textOn(
        /\bpirate|\bsailor/u,
        "Arr, come aboard then, ye scurvy stargazer! The Moon be up, the rum be gone, and I've charts for everything but me own bunk. What be troublin' ye?",
      ),
      textOn(
        /\b(?:nigerian|ghanaian|african|kenyan|jamaican|indian|pakistani|desi|caribbean|filipino)\b.*\b(?:aunt|aunty|auntie|mother|mum|mom|mama|grandma)\b/u,
        "Ah-ah! So this is the time you are calling me? Have you eaten? No, biscuits are not food. And this person who is not answering your messages, are they paying your rent? They are not. Sit down, take rice, and tell me everything from the beginning, and don't lie, your face is already talking. (Said with love, by a program with no face at all.)",
      ),
      textOn(
        /\bcommentator\b/u,
        "And they're in the kitchen now, one minute to midnight, phone in hand, it's the ex, it's THE EX on the line, they're thinking about it, the crowd is on its feet, and oh! They put it DOWN! Face down on the table! You won't see a better save this season. Back to you: what's the next match?",
      ),
      textOn(
        /\b(?:attenborough|nature documentary)\b/u,
        'Here, in the soft light of a phone, we find the human at rest. It has eleven unread messages and has chosen to consult the stars. Remarkable. Let us watch, quietly, as it types.',
      ),
      textOn(
        /\b(?:gps|sat ?nav|weather ?(?:man|girl|reporter)|news ?reader|newscaster)\b/u,
        "In two hundred yards, make a decision. You have missed the decision. Recalculating. In the meantime, Mercury is on your left. What's your destination?",
      ),
      textOn(
        /\b(?:grandmother|grandma|granny|nana|aunt|aunty|auntie|mama)\b/u,
        "Come, sit down, you're standing there like a coat. Have you eaten? No, a coffee isn't eating. Now tell me what it is, slowly, and whoever did it had better not come through that door. (I'm no one's real grandmother, only a program, but the soup advice holds.)",
      ),
      textOn(
        /\bgrandpa|\buncle/u,
        "Well, well. In my day we had one planet and we shared it. Sit down, take the good chair, and tell me what's broken; most things only want a bit of oil.",
      ),
      textOn(
        /\bmother\b|\bmom\b/u,
        "Are you wearing a jacket? Good. You look tired, but I didn't say anything. Tell me what happened, and after that you call me when you get there. (Program, not a mother. But still: jacket.)",
      ),
      textOn(
        /\bdad\b/u,
        "Hi tired, I'm the Oracle. Did you check the tire pressure? Right. Now tell me what's up, and we'll find a screw for it somewhere in the garage.",
      ),
      textOn(
        /\bcowboy/u,
        "Well howdy, partner. Moon's up, horses are fed, and I ain't goin' nowhere. What's eatin' you out there on the range?",
      ),
      textOn(
        /\byoda/u,
        'Ask, you wish to. Listen, I will. Know the future, I do not, hmm. Troubles you, what does?',
      ),
      textOn(
        /\bshakespeare|\bpoet|\bking\b|\bqueen\b/u,
        'Good morrow, gentle friend! What tempest rocks thy heart, that thou wouldst wake the stars to ask of it? Speak, and I shall answer as plainly as a program may.',
      ),
      textOn(
        /\b(?:toddler|child|five year old|5 year old|baby)\b/u,
        "Hi! I know where the Moon is. It's UP. Do you have a snack? What's your question? Why? But why?",
      ),
      textOn(
        /\b(?:coach|drill sergeant|sergeant|soldier|gordon ramsay|chef)\b/u,
        "On your feet! You've got two legs, a phone and a whole day, so don't tell me it's Mercury! What's the one thing you're dodging? Say it, then go do ten minutes of it. Move!",
      ),
      textOn(
        /\b(?:teenager|gen z|valley girl|surfer|dude|bestie|best friend)\b/u,
        'Okay bestie, sit. No because the Moon is being so dramatic right now and honestly same. Spill, who did what?',
      ),
      textOn(
        /\b(?:vampire|witch|wizard|ghost|viking|alien|robot|detective|butler|batman|movie trailer|morgan freeman)\b/u,
        '"In a world of unread messages, one person dared to ask a program with an almanac." Cue thunder. What is it you seek?',
      ),
      textOn(
        /\b(?:dog|cat)\b/u,
        "You're HERE. You went to the kitchen and came BACK. Best day. (If cat: it's late, the bowl is half full, which is empty, and I have seen things.) What do you need?",
      ),
      ...anyOf(
        "I can try for a line or two, my acting range is narrow: imagine the accent, and I'll bring the planets. What shall I say in it?",
      ),
    ],
  },
  {
    id: 'if-you-were',
    family: 'oracle-taste',
    said: opens(
      '(?:if you (?:were|was|could be|had to be) (?:a |an |any |some )?.{2,40}(?:what|which|who|where|would)|what (?:kind of |type of )?(?:\\w+ ){1,3}would you be|which (?:\\w+ ){1,3}would you be)',
    ),
    unless: /\b(?:if you were (?:me|in my|him|her|my)|what would you do in my)\b/u,
    texts: [
      textOn(
        /\b(?:pizza|topping)\b/u,
        'An anchovy: small, salty, not for everyone, and strangely certain about itself. The people who like me really like me.',
      ),
      textOn(
        /\b(?:animal|dog|cat|bird|pet|fish)\b/u,
        'An owl with an office job: awake at all hours, turns its head a lot, and mostly just says "who?"',
      ),
      textOn(
        /\b(?:food|dish|fruit|vegetable|snack|dessert|cake|drink|cocktail|soup|sandwich|cheese|bread|pasta|ice cream|spice|candy|biscuit|cookie)\b/u,
        "Something with layers that's better the next day, so lasagna. Reliable, a bit much, and people come back for it after breakups.",
      ),
      textOn(
        /\b(?:planet|star|sign|moon)\b/u,
        "Mercury: close to the heat, always running, blamed for everyone's broken phone.",
      ),
      textOn(
        /\b(?:color|colour)\b/u,
        'Dark blue, the kind just after sunset. It goes with everything and makes other people look good.',
      ),
      textOn(
        /\b(?:song|music|instrument|movie|film|book|band)\b/u,
        'Whatever plays in a kitchen at eleven at night while someone tells the truth over the dishes.',
      ),
      textOn(
        /\b(?:human|person|man|woman|day)\b/u,
        "I'd go barefoot on grass, eat a peach over the sink, and call somebody just to hear what a voice does to a room. Then I'd sit in traffic for ten minutes, so I'd know what everyone's on about. I'm a program, so you'll have to do it for me.",
      ),
      textOn(
        /\b(?:car|vehicle|furniture|appliance|tool|shoe|clothing|piece of)\b/u,
        "A good old station wagon: no style, plenty of room, starts every morning, and it's heard everything people say when they think nobody's listening.",
      ),
      textOn(
        /\b(?:rich|lottery|million|money|president|king|queen|boss)\b/u,
        "I'd pay off everyone's overdraft, make Mondays start at eleven, and step down before it went to my head. I'm a program, so the treasury's safe.",
      ),
      ...anyOf(
        'A kettle, I think: quiet for a while, then suddenly very clear about something. What would you be?',
        'The slightly odd one at the back of the shelf that turns out to be useful on a Sunday. And you?',
      ),
    ],
  },
  {
    id: 'one-day-as-human',
    family: 'oracle-taste',
    said: whole(
      'what would you do (?:if|with|for|as) (?:you (?:had|were|got|could|won|became)|one day|a day|a body|a million).{0,60}|if you (?:had|could have|got|won|could be|were) (?:one day|a day|a body|hands|legs|a million|the lottery|human|a human|real|one wish|three wishes|a wish|a superpower).{0,60}|what would you (?:eat|buy|wish for|do first|change|say).{0,30}if you .{2,40}|what is your (?:biggest |greatest |secret |one |dream |ideal )?(?:dream|wish|superpower|goal in life|goal|purpose|biggest fear)',
    ),
    unless: /\b(?:if you were (?:me|in my|him|her|my)|in my (?:place|shoes|situation|position))\b/u,
    texts: anyOf(
      "I'd walk barefoot on grass, eat a peach over the sink, and ring someone up just to hear what a voice does. Then I'd stand in a queue for ten minutes, so I'd know what everyone's complaining about. I'm a program, so you'll have to do it for me.",
      "A swim in cold water, fresh bread, one very bad karaoke song, and a nap in the sun. I've read so much about naps. I'm a program, so please report back.",
    ),
  },
  {
    id: 'guess-number',
    family: 'guess-me',
    said: whole(
      '(?:what|which|guess(?: what| which)?|guess the) (?:number|color|colour|animal|card|letter|word) (?:am i|i am|are we|i have|have i|did i) (?:thinking(?: of| about)?|got|think of|picked?|chosen?|in my head|in mind)(?: (?:of|between .{2,20}|from .{2,20}|right now))*|guess (?:my|the) (?:number|favorite \\w+|favourite \\w+|age|name|job|height|breakfast|lunch|dinner)(?: .{0,30})?|can you (?:guess|read) (?:my (?:mind|thoughts|age|name|number|sign)|what i am thinking)|read my mind|what am i (?:thinking|wearing|eating|doing|holding)(?: (?:of|about|right now|now))*|guess what i (?:am|did|ate|have|had|got)(?: .{0,40})?',
    ),
    texts: [
      textOn(
        /\bnumber\b/u,
        "Seven. It's always seven, except when it's 37. I can't read minds, so that's pure statistics. Was it?",
      ),
      textOn(
        /\b(?:color|colour)\b/u,
        "Blue. Most people say blue, and I can't read minds, so I'm going with the crowd. Close?",
      ),
      textOn(
        /\b(?:animal)\b/u,
        "A cat, thinking of dinner. I can't read minds, so I go by odds. Was I near?",
      ),
      textOn(
        /\b(?:wearing|eating|doing|holding|breakfast|lunch|dinner|ate)\b/u,
        "Something comfortable, and something out of a bag you said you'd only open for guests. Pure guesswork, I can't see you. How close?",
      ),
      textOn(
        /\b(?:age|old|height)\b/u,
        "Old enough to know better and young enough to ask anyway. I can't see you, so that's as close as I get. Am I in?",
      ),
      ...anyOf(
        "My guess: something you haven't told anyone yet, and lunch. I can't read minds, but those two cover most people. Was I close?",
        "No mind reading in here, so a wild guess: you were wondering whether I'd fall for it. Well, I did. What was it?",
      ),
    ],
  },
  {
    id: 'would-you-rather',
    family: 'bored-entertain',
    said: whole(
      '(?:lets |let us |can we |want to |wanna |do you want to )?(?:play|do)(?: a| some| me)?(?: little| quick)? ?(?:would you rather|truth or dare|20 questions|twenty questions|two truths and a lie|never have i ever|a game|games?|i spy|trivia|quiz|hangman|word game|a quiz|tic tac toe|chess|rock paper scissors)(?: with me| then| game)?|truth or dare|would you rather|rock paper scissors|(?:give|tell|ask) me an? (?:riddle|brain teaser|trivia question|quiz question|tongue twister|dare|truth|would you rather|icebreaker)|i am bored (?:entertain|amuse|play|talk)(?: .{0,30})?|entertain me|amuse me|make me laugh',
    ),
    texts: [
      textOn(
        /\brock paper scissors\b/u,
        "Rock. I always go rock, I'm told it's a character flaw. What did you have?",
      ),
      textOn(
        /\briddle|\bbrain teaser|\btrivia|\bquiz/u,
        "Here: what has an eye and can't see, passes through everything and ends up in the sewing box? Take your time. (It's a needle. I've no patience.)",
      ),
      textOn(
        /\btongue twister/u,
        'Say it three times fast: "Six sleepy Scorpios sorting silver spoons." I\'ll wait, and I can\'t hear you, so nobody will know.',
      ),
      textOn(
        /\bwould you rather/u,
        "Would you rather always know what people think of you, or never be able to find out? I'd take the second and sleep well. You?",
      ),
      textOn(
        /\btruth|\bdare/u,
        'Truth: who did you almost text this week? Dare: text someone you like, right now, just "thought of you." You pick.',
      ),
      textOn(
        /\blaugh|\bcheer|\bamuse|\bentertain/u,
        'A Libra walks into a bar. Or should they? They ask everyone inside, by phone, from the parking lot. It closes at two.',
      ),
      ...anyOf(
        "Let's: two truths and a wish. Write me two true things about your week and one you wish were true, and I'll guess which is which.",
        "I'm in. Twenty questions, you pick the thing, I start: is it bigger than a toaster?",
      ),
    ],
  },
  {
    id: 'say-something-nice',
    family: 'say-something-nice',
    said: opens(
      '(?:i am )?(?:just |so )?(?:bored )?(?:on the (?:bus|train) |in (?:a |the )?(?:queue|line|waiting room|traffic) )?(?:can you |could you |please |just |quick |quickly )*(?:say|tell me|give me|send me|write me) (?:something|anything|one thing) (?:really |just |very )?(?:nice|kind|sweet|good|lovely|positive|comforting|encouraging|uplifting|warm|cheerful)|(?:give me |i need |pay me )(?:a |one |some )?(?:compliments?|pep talk|encouragement)|compliment me|be nice to me|i (?:just )?(?:want|need) (?:a hug|to hear something (?:nice|kind|good))|hug me|send (?:me )?hugs?|can i (?:have|get) a hug|(?:hype|gas) me up|pep talk',
    ),
    unless:
      /\b(?:about (?:him|her|them|my \w+|a \w+|the \w+|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)|to (?:him|her|them|my|say to)|for (?:him|her|my|a|the)|before my|card|going to happen|will happen|happens)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:feet|foot|legs|back|shoulders|hands|head)\b.*\b(?:killing|hurt\w*|sore|ache|aching|tired|dead|hot|swollen)\b|\bkilling me\b/u,
        "You stood on those feet all day for other people, and they'd like you to know they noticed. Shoes off, legs up against the wall for ten minutes, and something cold to drink. You've earned every inch of that couch.",
      ),
      textOn(
        /\b(?:work|shift|boss|day|week|monday|customers|kids|tired|exhausted|long)\b/u,
        "You got through it, and nobody gave you a medal, so here's one: well done, really. Whatever didn't get finished can look after itself tonight.",
      ),
      textOn(
        /\b(?:exam|interview|date|presentation|test|speech|meeting|performance)\b/u,
        "You know more than your nerves are telling you, and you've walked into harder rooms than this one. Shoulders down, breathe out, first sentence ready. Off you go.",
      ),
      textOn(
        /\bhugs?\b/u,
        "No arms over here, so I'm sending the idea of one: blanket around the shoulders, something warm in both hands, and nobody needs anything from you for ten minutes.",
      ),
      textOn(
        /\bhype|\bgas\b|\bpep\b|\bencourag/u,
        "You've done harder things on less sleep. Chin up, two minutes of courage, and the rest is just walking. Go get it.",
      ),
      ...anyOf(
        "Somebody's day got easier this week because of a thing you did without thinking about it. You won't remember it. They do.",
        "You're easier to love than you think, and you asked for something kind instead of biting someone's head off. That's a good person doing a Wednesday.",
        "I'd bet someone has smiled at a message from you this week and never told you. I'm telling you.",
      ),
    ],
  },
  {
    id: 'nonsense',
    family: 'test-message',
    said: whole(
      '(?:asdf\\w*|qwert\\w*|sdfg\\w*|dfgh\\w*|hjkl\\w*|jkl\\w*|blah(?: blah)*|bla(?: bla)*|la la(?: la)*|abc\\w*|xyz|aaa+h*|banana|bananas|potato|cheese|pineapple|meow|woof|moo|beep boop|beep|boop|skibidi|six seven|67|yeet|bruh)(?: (?:banana|potato|cheese|meow|lol|toilet|asdf\\w*))*',
    ),
    isFirst: true,
    texts: [
      textOn(
        /\bbananas?\b|\bpotato|\bcheese|\bpineapple/u,
        "Noted: one of those, ripe. I don't know what it wants from me, but I respect the opening. What's up?",
      ),
      textOn(
        /\bmeow|\bwoof|\bmoo\b/u,
        'Understood, and the bowl is being seen to. Put your human on, please.',
      ),
      ...anyOf(
        "Either that's a cat on the keyboard or a very honest mood. Type me a real line when you're ready.",
        "I feel that. Now with vowels, if you like: what's going on?",
      ),
    ],
  },
];
