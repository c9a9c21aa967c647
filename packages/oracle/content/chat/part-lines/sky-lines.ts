import { line, type PartLine } from './part-line.ts';

const DIGITS = [
  ['0', 'a blank page'],
  ['1', 'a beginning, so watch what you wish for'],
  ['2', 'patience and pairs'],
  ['3', 'support, and saying it out loud'],
  ['4', 'steady ground, and being looked after'],
  ['5', 'change on its way'],
  ['6', 'home, balance and less worry about things'],
  ['7', 'being on the right track'],
  ['8', 'work paying off'],
  ['9', 'something coming to its end'],
] as const;

/** "what does 444 mean, i see it everywhere" */
const REPEATED_DIGITS: readonly PartLine[] = DIGITS.map(([digit, meaning]) =>
  line(
    `(?:what (?:does|is|do)|why do i (?:keep |always )?see) (?:the )?(?:number )?${digit}{2,4}\\b.*`,
    `The lists that go around read a row of ${digit}s as ${meaning}. People wrote those lists, and rather recently. You see it everywhere because you've started looking out for it; what's worth a thought is what was on your mind when you did.`,
  ),
);

/** Short answers about signs, numbers, days and fate. */
export const SKY_LINES: readonly PartLine[] = [
  ...REPEATED_DIGITS,
  line(
    '(?:does|will|is|should) (?:it matter (?:that|if) )?(?:my |the |his |her )?(?:landlord|boss|roommate|teacher|neighbou?r|coworker|colleague|friend|ex|doctor|dentist|manager|mother in law)(?: \\w+)? (?:being|is|was) (?:an? )?(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)(?: matter| a problem| bad| good| important)?\\b.*',
    "Not for anything that counts. By the book a Virgo notices every scratch, a Leo likes thanks, a Scorpio remembers; that's good for a joke and useless in a contract. Read what you sign, take photos on the first day, and get promises in writing.",
  ),
  line(
    '(?:what is )?(?:my |the |a )?lucky numbers?(?: (?:for me|this week|today|this month|for (?:an? )?\\w+))?$',
    "No number brings luck, so I won't sell you one. By custom Virgo and Gemini get 5, Taurus and Libra 6, Leo 1, Cancer 2, Sagittarius and Pisces 3, Aquarius 4, Capricorn 8, Aries and Scorpio 9. Pick yours for fun, and leave the lottery out of it.",
  ),
  line(
    'what is my lucky day$|(?:my )?lucky day$',
    'By the old custom it goes by the planet of your sign: Sunday for Leo, Monday for Cancer, Tuesday for Aries and Scorpio, Wednesday for Gemini and Virgo, Thursday for Sagittarius and Pisces, Friday for Taurus and Libra, Saturday for Capricorn and Aquarius. Use it as an excuse for cake.',
  ),
  line(
    'is (?:it )?(?:\\d{1,2}(?: ?\\d\\d)?|\\d+ \\w+|noon|midnight|early|late) ?(?:am|pm|isam|o clock)? (?:a )?(?:bad|good|lucky|unlucky) (?:time|hour|moment)\\b.*',
    "No, it's a fine hour. Nothing in the sky spoils a quarter past anything; early slots even have the advantage that nobody's tired yet. Eat something first and be there ten minutes before.",
  ),
  line(
    'is it (?:ok|okay|bad|safe|fine|wrong|good) to (?:\\w+ ?){1,4}(?:during|in|on|while) (?:the |a )?(?:mercury )?(?:retrograde|in retrograde|is retrograde)\\b.*',
    "Yes, it's fine. Tradition asks you to read things twice and leave slack for delays in those weeks, and that's all; people move, sign and marry under it every year. Make the list a day earlier than usual.",
  ),
  line(
    'is it (?:bad|ok|okay|good|safe|wrong|unlucky) to sign (?:stuff|things|papers|contracts?|anything|a lease|documents?|it)(?: (?:this|next) week| today| now| tomorrow)?\\b.*',
    "No, nothing in the sky forbids a signature. Mornings are better only because you're awake: read it to the end, ask about the one sentence you don't understand, and don't sign while someone's looking at their watch.",
  ),
  line(
    '(?:\\w+ ){0,5}is (?:that|it|this) (?:also |really )?in (?:the|my|our|his|her) (?:chart|stars)\\b.*',
    "No. Charts show how tradition draws a temper, and nobody's dislike of you is written there. Be warm, short and regular with her or him, and let your partner deal with their own family. You don't have to win.",
  ),
  line(
    '(?:whens|when is|what is|what are)(?: my)? next (?:good )?(?:love |lucky |romance )?(?:month|period|phase|time)(?: for love)?\\b.*',
    "I can't promise a month. By the old calendar love belongs to Venus and to your own birthday season, when people are said to be at their most visible. Treat it as a nudge to accept invitations.",
  ),
  line(
    'is (?:it|this|that) (?:just )?(?:bad )?karma (?:if|that|because|when)\\b.*',
    "No. Nothing keeps a ledger on you, and being left isn't a sentence for something you did. If it has happened often, it's lonely, and it may have a pattern you can see with one honest friend. You deserve people who stay.",
  ),
  line(
    '(?:what did i do|who was i|was i) (?:wrong |bad )?in (?:my |a |the |an )?(?:other|past|last|previous|former) (?:life|lives)\\b.*',
    "Nobody can know that, and whoever names a crime and a century is making it up. You don't owe anything for a life you can't remember. What hurts is in this one, and that's where it can be helped.",
  ),
  line(
    'can i (?:clean|cleanse|clear|remove|pay|lift|break|wash) (?:it|my karma|this|that|the curse)\\b.*',
    "There's nothing on you to clean, so please pay nobody for it. If you want to do something, do one kind thing for yourself this week and tell one person how it's been.",
  ),
  line(
    'any (?:\\w+ )?(?:dosh|dosha|doshas|manglik|dosham)\\b.*|(?:do i have|is there) (?:a |any )?(?:\\w+ )?(?:dosh|dosha|manglik)\\b.*|is (?:my|our|the) .*\\bbecause of (?:\\w+ )?(?:dosh|dosha|curse|karma|planets?|stars?)\\b.*',
    "A dosha is a pattern that Indian tradition calls a fault, and nearly every chart has one of some kind. It can't cause an illness, a delay or a quarrel, and nobody's ancestors are punishing anyone. Health belongs to a doctor, and that's where the cause can be found.",
  ),
  line(
    'what (?:remedy|remedies|upay|puja|totka)\\b.*',
    "None that costs money. If a custom gives you calm, a lamp, a prayer, feeding birds, it's free and it's yours; whoever sells a ritual against fear earns from the fear. The plain remedy is the next step in real life.",
  ),
  line(
    '(?:why )?(?:is )?my (?:marriage|wedding|love|success|job|career) (?:is )?(?:so )?(?:delayed|late|getting late|being delayed)\\b.*|why is my (?:marriage|wedding) (?:so )?(?:late|delayed)\\b.*',
    "No planet is holding it back. It depends on who you meet, on families, money and timing, and people marry well at every age. If you want to move it, say clearly what you're looking for and let three people you trust introduce you.",
  ),
  line(
    'should we (?:go for|do|try|start) (?:ivf|iui|fertility treatment|adoption)\\b.*',
    "The when belongs to you two and the clinic: ask them for honest numbers about you, and what waiting some months would change. I won't name a month by the stars. Agree beforehand on a limit you can both live with, and be gentle with each other.",
  ),
  line(
    'can i get back (?:with|together with) my ex (?:if|because|since|even)\\b.*',
    "The sign has no say in it; two of the same sign understand each other fast and push the same buttons. What decides is whether the reason it ended has changed, on both sides. If you can name what's different now, one calm message is fair.",
  ),
  line(
    'is (?:today|tomorrow|this week|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:good )?for (?:a |the )?date with (?:the|my) (?:same )?(?:dentist|doctor|therapist|teacher|boss|nurse|professor|physio)\\b.*',
    "The day's fine; the chair is the problem. Someone who treats or teaches you mostly isn't allowed to, so wait until that's over, and then ask in one light sentence that's easy to turn down.",
  ),
  line(
    'is uranus (?:doing|making|behind|causing)\\b.*|is (?:mercury|venus|mars|jupiter|saturn|neptune|pluto) (?:doing something to|making|out to get|messing with|behind)\\b.*',
    "A planet doesn't quit jobs or pick up scissors; you did that, and probably it had been building up. The books give sudden turns and plain speaking to Uranus, which at least makes a good title for your week. The reasons are down here, and so are the next steps.",
  ),
  line(
    'is (?:my|this|the) name (?:really )?(?:lucky|good|unlucky|bad|powerful|right)(?: for me)?$',
    "A name has no luck in it, good or bad. Numerology adds up its letters for fun; what I'd keep is that somebody chose it for you and meant it well. Say it the way you like it said.",
  ),
  line(
    '(?:does|will|would) (?:it|that|this|the (?:city|place|birth place|birthplace)) change (?:my |the )?(?:whole )?(?:chart|reading|sign|rising)\\b.*',
    'Partly. Your Sun and the planets stay where they are; the rising sign and the houses go by the place, so they can move by a sign or more if the right city is far from the one you typed. The Moon hardly changes.',
  ),
];
