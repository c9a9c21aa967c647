import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const MUCH =
  '(?:so|very|really|too|a bit|a little|kind of|kinda|sort of|pretty|quite|rather|super|always|such|a|an|being|just|weirdly|bloody|damn|awfully|way|all|extra|still|today|sometimes|often) ';
const ITS_TEXTS =
  '(?:readings?|answers?|horoscopes?|replies|messages?|texts?|writing|tone|advice|style|daily pages?|pages?)';
const IT = `(?:you|u|(?:all )?your ${ITS_TEXTS}|(?:these|the|this|my) (?:${ITS_TEXTS}|app|oracle|bot|thing)|ur app|your app|the oracle)`;
/** A story about others, or a question of its own. */
const OF_OTHERS =
  /\b(?:he|she|they|his|her|my (?:ex|boss|husband|wife|boyfriend|girlfriend|friend|mom|mum|mother|dad|father|sister|brother|son|daughter|partner|coworker|manager|flatmate|roommate|neighbou?r)s? (?:is|are|was|says?|said|thinks?|told|calls?)|should i|what do i do|how do i|what do you think|is it (?:normal|ok|okay|bad)|died|funeral)\b/u;

const manner = (words: string): RegExp =>
  new RegExp(
    `\\b(?:(?:why (?:are|r|is|do|must) )?${IT} (?:(?:always |all |really |do |just )*(?:are|is|r|sound|sounds|seem|seems|feel|feels|come across as|have to be|being|were|was) )?|(?:do|must|can) you (?:always |really |ever |please )*(?:have to |not )?be |stop being |youre |your (?=(?:so|kind of|kinda|too|a bit|very|really|such|way) ))(?:${MUCH}|less |more )*(?:${words})\\b`,
    'u',
  );
const DRAMA =
  'dramatic|intense|serious|gloomy|dark|negative|depressing|moody|doom and gloom|scary|harsh|mean|rude|blunt|savage';
const SWEET =
  'positive|optimistic|cheerful|happy|sweet|cheesy|corny|fluffy|sentimental|soft|nice|polite|flowery|poetic|mysterious|cryptic|mystical|woo woo|cringe|sappy|soppy|enthusiastic';
const WORDY =
  'long winded|longwinded|wordy|chatty|verbose|long|talkative|rambling|preachy|bossy|pushy|nosy|nosey|patroni[sz]ing|condescending|smug|judgy|judgmental|know it all';
const STIFF =
  'cold|stiff|formal|robotic|corporate|posh|american|british|generic|bland|boring|dry|careful|cautious|vague|wishy washy|neutral|diplomatic|evasive|non committal|weird|strange|odd|random|slow today|off today';

/** What people say about how the Oracle talks and how its answers were. */
export const ABOUT_ITS_TALK: readonly SmallTalk[] = [
  {
    id: 'ends-on-questions',
    family: 'talk-style',
    said: /\b(?:you|u|your answers?)\b.{0,30}\b(?:end|ends|ending|finish|ask|asks|asking|reply|answer|answering|turn)\b.{0,30}\b(?:(?:in|with|on|by) (?:a |another |more )?questions?|(?:so|too) many questions|questions? back|me questions|all the questions|always questions)\b/u,
    unless:
      /\b(?:he|she|boss|ex (?:asks|asked)|interview|can i ask|ask you|5 questions|questions left|limit|may i)\b(?!.*\bex did\b)/u,
    mostWords: 26,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:my ex|my mother|my mum|my mom|my therapist|my husband|my wife|my boss)\b/u,
        "Ouch, and in bad company too. It's a habit: I only see what you type, so I keep fishing for the rest. This answer ends with a full stop, as a sign of good will.",
      ),
      ...anyOf(
        "Fair, I do. I only see what you type, so I fish for the rest, and it gets to be a tic. No more hooks then: ask, and I'll answer and stop.",
        'True, and noted. You ask, I answer, full stop. Like this.',
      ),
    ],
  },
  {
    id: 'likened-to',
    family: 'talk-style',
    said: new RegExp(
      `\\b(?:why (?:do|does|are) )?${IT} (?:all |always |really |kind of |kinda |just |sometimes |totally |still )*(?:sound|sounds|talk|talks|write|writes|read|reads|speak|feel|feels|remind me of|reminds me of|is|are|act)(?: (?:exactly|a lot|a bit|kind of|just|so much))* (?:like )?(?:a |an |my |the |that |those )(?:\\w+ ){0,3}?(?:aunt|auntie|uncle|grandma|grandmother|grandpa|nan|gran|mother|mum|mom|dad|father|wife|husband|ex|sister|brother|teacher|priest|pastor|therapist|doctor|lawyer|politician|landlord|boss|fortune cookie|greeting card|hallmark card|brochure|poster|calendar|yoga teacher|hippie|robot|grandfather|neighbou?r|friend|barman|bartender|taxi driver|hairdresser|poet|wizard|monk|cult leader|salesman|used car)s?\\b`,
      'u',
    ),
    unless: new RegExp(`${OF_OTHERS.source}|\\b(?:late|miss|who passed)\\b`, 'u'),
    mostWords: 26,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:glass|glasses|wine|drinks?|drunk|tipsy|gin|sherry|beer)\b/u,
        "I'll take it: two glasses is when an aunt starts telling the truth and still knows where her keys are. Give her my regards, she's clearly the better act.",
      ),
      textOn(
        /\b(?:ex|wife|husband)\b/u,
        "Then I'd better keep this short. Noted, fewer words, and I've never once touched the thermostat.",
      ),
      textOn(
        /\b(?:greeting card|fortune cookie|hallmark card|brochure|poster|calendar|politician|salesman|used car|robot|corporate|cult leader)\b/u,
        "Ouch, but fair. Ask me something with an edge to it and I'll answer in plain words, no glitter.",
      ),
      ...anyOf(
        "I'll take that as a compliment until you tell me otherwise. They sound like good value at a party. Say so if I should tone it down.",
        "Then one of us should pay the other royalties. I hope it's somebody you like; if not, I'll drop the habit.",
      ),
    ],
  },
  {
    id: 'manner-drama',
    family: 'talk-style',
    said: manner(DRAMA),
    unless: OF_OTHERS,
    mostWords: 16,
    isForAll: true,
    isFirst: true,
    texts: anyOf(
      'Guilty. It comes with the job title; nobody ever opened an oracle and heard "it\'s probably fine". I\'ll turn it down: plain question in, plain answer out.',
      'Noted, less thunder. Most things in a chart are about as dramatic as a train timetable, and I should sound like it.',
    ),
  },
  {
    id: 'manner-sweet',
    family: 'talk-style',
    said: manner(SWEET),
    unless: new RegExp(`${OF_OTHERS.source}|\\b(?:thank|thanks|love|aw+)\\b`, 'u'),
    mostWords: 16,
    isForAll: true,
    isFirst: true,
    texts: anyOf(
      "Point taken, I do tend to look for the bright side. Here's the plain version of me: where the planets are is exact, what they mean is tradition, and some weeks are just bad. Ask away and I'll skip the sugar.",
      "Noted: less syrup. Ask me the next one and you'll get it dry.",
    ),
  },
  {
    id: 'manner-wordy',
    family: 'talk-style',
    said: manner(WORDY),
    unless: OF_OTHERS,
    mostWords: 16,
    isForAll: true,
    isFirst: true,
    texts: anyOf('True. Short from here on.', 'Fair. Fewer words, no sermon.'),
  },
  {
    id: 'manner-stiff',
    family: 'talk-style',
    said: manner(STIFF),
    unless: new RegExp(`${OF_OTHERS.source}|\\b(?:day|week|energy) (?:is|was)\\b`, 'u'),
    mostWords: 16,
    isForAll: true,
    isFirst: true,
    texts: anyOf(
      "Fair. I won't claim what I can't know, and that makes me sound like a leaflet at times. Ask me one thing straight and I'll lean to one side and say why.",
    ),
  },
  {
    id: 'answer-was-meh',
    family: 'complaint-vague',
    said: /\b(?:your|ur|that|the|this|the last) (?:last |previous |first |latest )?(?:answer|reply|reading|response|advice|message|one|joke|text)s? (?:was|were|is|are) (?:kind of |kinda |a bit |so |really |pretty |just |too |very |not |honestly )*(?:mid|meh|weak|lame|flat|bland|off|random|confusing|much|useless|great|good|it|helpful|your best|bs|nonsense|underwhelming|disappointing|a miss|basic|average|ok|okay)\b|\bnot your best (?:work|answer|one|effort|moment|day)\b|^(?:hm+ |ok |well |wow |lol )*(?:that|this) (?:was|is) (?:a bit|kind of|kinda|too) much$|\bi have (?:seen|had|heard|read) better\b/u,
    unless: new RegExp(`${OF_OTHERS.source}|\\b(?:not bad|spot on|really good)\\b`, 'u'),
    mostWords: 18,
    isFirst: true,
    isForAll: true,
    texts: anyOf(
      "Fair, they can't all be hits. Tell me in one line what it missed, and I'll try again: shorter, and about you.",
      "Noted, no sulking here. Give me the question once more, with the one detail I went past, and I'll do better.",
    ),
  },
  {
    id: 'plainer-words',
    family: 'talk-style',
    said: /\b(?:big|long|hard|fancy|difficult|complicated|clever|expensive) (?:english )?words\b|\bi am (?:a |just a |only a )?simple (?:man|woman|person|guy|girl|farmer|worker)\b|\b(?:speak|talk|write|say it|explain|answer) (?:more |in |very )*(?:simple|simply|plain|easy)\b(?: (?:words|english|language))?|\b(?:i am )?(?:dyslexic|not (?:english|a native speaker|good (?:at|in) (?:english|reading)))\b|\bi (?:have|got) dyslexia\b|\bshorter words\b/u,
    unless:
      /\b(?:exam|essay|boss|job|interview|chart|son|daughter|school|he|she|diagnos\w*|rising|moon|saturn|venus|pluto|house|what is|whats)\b/u,
    mostWords: 22,
    isForAll: true,
    isFirst: true,
    texts: [
      textOn(
        /\bdyslex\w*\b/u,
        'Yes. Short words, short lines, from now on. The page "Read by day" in the menu has dark letters on light, and your phone can read it aloud. Ask me anything.',
      ),
      ...anyOf(
        'Sorry. From now on: easy words, short lines. You ask, I answer in two or three lines. If a word is hard, write that word, and I say it in another way.',
      ),
    ],
  },
  {
    id: 'writing-too-small',
    family: 'text-size',
    said: /\b(?:small|tiny|teeny|microscopic) (?:writing|letters|text|font|print)\b|\b(?:writing|letter|text|font|print|type|word)s?\b(?: here| on here| on this)? ?(?:is|are|s)? ?(?:so |too |very |much too |far too |really |way too |a bit )*(?:small|tiny|little|pale|faint|grey|gray|thin)\b|\b(?:can ?not|can hardly|can barely|hard to|struggle to|difficult to) (?:read|see|make out) (?:the|this|these|your|it|what)\b.*\b(?:letters?|text|writing|print|font|gr[ea]y|small|tiny|screen|glasses|magnif\w*|eyes|blind|black)\b/u,
    unless: /\b(?:contract|lease|tattoo|his texts|her texts|letter from|ring|prescription)\b/u,
    mostWords: 34,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:magnif\w*|sherlock|glasses|[6-9]\d|eyes|blind)\b/u,
        'Put the magnifying glass down, we can do better. On an iPhone or iPad: Settings, Display & Brightness, Text Size, or the "AA" beside the web address. On Android: Settings, Display, Font Size. On a computer hold Ctrl and press +. The page follows along, and "Read by day" in the menu gives you dark letters on light.',
      ),
      ...anyOf(
        'Sorry, squinting is no fun. There\'s no size switch here, but the page follows your device: on an iPhone tap "AA" beside the address, on Android it\'s Settings, Display, Font Size, on a computer Ctrl and +. "Read by day" in the menu gives dark letters on light.',
      ),
    ],
  },
  {
    id: 'said-a-good-day',
    family: 'complaint-wrong',
    said: new RegExp(
      `\\b(?:${IT}|(?:my|the|todays?|this mornings?) (?:horoscope|reading|page|card)) (?:said|told me|promised(?: me)?|predicted|swore|wrote)\\b.*\\b(?:calm|good|great|quiet|easy|lucky|nice|productive|romantic|peaceful|relaxing|relaxed|smooth|special|happy|best|lovely|fun|slow)\\b.*\\b(?:day|week|month|morning|afternoon|evening|night|weekend|today|year|\\w+day)\\b(?: \\w+){3,}|\\byou (?:were|are) (?:so |totally |very |completely )?(?:wrong|off) (?:about|on) (?:today|yesterday|\\w+day|this (?:week|morning|month)|last (?:week|night)|the weekend|my (?:day|week|interview|date|exam|month))\\b`,
      'u',
    ),
    unless: new RegExp(
      `${OF_OTHERS.source}|\\b(?:should i|what did you mean|which (?:is|one)|and (?:it was|you were right|i (?:won|got the)))\\b`,
      'u',
    ),
    mostWords: 40,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:flush\w*|toilet)\b/u,
        "So much for calm; I take it back. The page knows where the Moon is and nothing about toddlers. Don't flush again, shut the water valve, and try a bent wire hanger or a wet vacuum first: keys are heavy and usually sit in the bend. Is there a spare?",
      ),
      textOn(
        /\b(?:toddler|baby|kids?|son|daughter|dog|cat|puppy)\b/u,
        "So much for that, I take it back: the page knows where the Moon is and nothing about small creatures with plans of their own. Fix the one thing that gets worse by waiting, and let the rest be a story for dinner. What's left to sort out?",
      ),
      ...anyOf(
        'Then I was wrong, and I own it. A page can know where the Moon is and nothing about your day. What went sideways, and is any of it still fixable tonight?',
        "A plain miss, sorry. No forecast of mine is a promise, and that one shouldn't have sounded like it. What happened instead?",
      ),
    ],
  },
  {
    id: 'real-psychic',
    family: 'psychic',
    said: /\bonly (?:a |an )?(?:real |true |actual )?(?:psychic|clairvoyant|medium|oracle|mind reader) (?:would|could|can|should)\b|\bprove (?:to me )?(?:that )?(?:you are|youre|u are|ur) (?:really |a |an )*(?:psychic|real|legit|magic|clairvoyant|the real deal)\b|\bsomething (?:that )?only i (?:would |could |can )?know\b|\bif you (?:are|were) (?:really |a |so )*(?:real )?(?:psychic|all knowing|clairvoyant)\b/u,
    unless: /\b(?:should i (?:see|go)|paid|charged|appointment|reader told)\b/u,
    mostWords: 24,
    isForAll: true,
    texts: anyOf(
      "I can't, because I'm not psychic: I'm an AI, and I know your birth date if you saved it and what you type here. What I can do is tell you something from your chart and let you judge. Ask \"what is my Moon sign\" and see if it rings true.",
    ),
  },
  {
    id: 'nonsense-yet-here',
    family: 'accuracy',
    said: /\b(?:astrology|horoscopes?|this(?: stuff| thing)?|(?<!\bi know )it|star signs?|tarot|all this) (?:is|are) (?:all |just |complete |total |pure |probably |obviously |such )*(?:nonsense|rubbish|bs|bullshit|bollocks|crap|garbage|made up|silly|stupid|hogwash|fake|hocus pocus|pseudoscience)\b.*\b(?:here i am|but|yet|still|anyway|go on|impress|convince|amuse me|prove|humou?r me|so)\b/u,
    unless: OF_OTHERS,
    mostWords: 40,
    isForAll: true,
    texts: anyOf(
      "Welcome, you're in good company: no test has shown that astrology predicts anything, and I won't argue otherwise. The planet positions are exact, the meanings are old stories, and the stories are good for thinking with. So use me for that: give me one thing that's been on your mind today, and judge the answer as you'd judge a friend's.",
    ),
  },
  {
    id: 'name-wrong',
    family: 'change-birth',
    said: /\byou (?:called|call|keep calling|named|got) me(?: by)? (?:the |a |my )?(?:wrong name|\w+ (?:again )?(?:and )?(?:my name|that) is not|name wrong)\b|\bmy name is (?:\w+ not \w+|not \w+)\b|\bi am not called \w+\b|\byou (?:have|got|spelled|spell|wrote) my name wrong\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      "Sorry, a name should be right. I go by what's in your profile: Profile, Edit Profile, birth name; change it there and I'll follow from the next line on.",
    ),
  },
  {
    id: 'small-hands-typed',
    family: 'greeting',
    said: /\b(?:sorry|that was|oops) (?:the |my )?(?:cat|baby|toddler|kid|dog|parrot|elbow|bum)\b|\b(?:baby|toddler|kids?|cat|son|daughter|dog|puppy|kitten|parrot|grandson|granddaughter|niece|nephew|pocket|bum|elbow)\b.{0,12}\b(?:grabbed|got hold of|typed|sat on|walked (?:on|over|across)|stepped on|pressed|sent|stole|wrote|dialed|hit)\b.{0,16}\b(?:phone|keyboard|that|it|this|send|ipad|tablet|screen)\b/u,
    unless: /\b(?:broke|cracked|dropped|should i|what does it mean)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "No harm done, it was a strong opening. Tell them I'd have liked a verb. What did you want to ask, now that you have the keyboard back?",
    ),
  },
];
