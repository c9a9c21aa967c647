import type { TermRow } from './term.ts';

/** Numbers, cards and palms. */
export const NUMBER_CARD_PALM_TERMS: readonly TermRow[] = [
  [
    'life path',
    'what (?:is|are|does|s) (?:a |the )?life ?path(?: numbers?)?(?: mean)?(?! ?\\d)',
    "A life path number is the sum of your birth date brought down to one digit, with 11, 22 and 33 kept. It's read for the road as a whole.",
  ],
  [
    'master number',
    'master numbers?',
    "Master numbers are 11, 22 and 33: sums that aren't brought down further. 11 is read as intuition that's easily overloaded, 22 as large plans, 33 as care for the whole room.",
  ],
  [
    'birthday number',
    'birth ?day numbers?|day number(?= (?:in numerology|mean))',
    "The birthday number is the day of the month you were born, brought down to one digit. It's read for a talent you use without thinking.",
  ],
  [
    'expression number',
    '(?:expression|destiny) numbers?',
    "The expression number, also called destiny number, adds up all letters of your birth name, A as 1 to I as 9 and again from J. It's read for what you're good at.",
  ],
  [
    'soul urge number',
    '(?:soul(?:.?s)?[- ]?urge|heart.?s?[- ]?desire)(?: numbers?)?|soul numbers?',
    "The soul urge number adds up the vowels of your birth name. It's read for what you want when nobody is looking.",
  ],
  [
    'personality number',
    'personality numbers?',
    "The personality number adds up the consonants of your birth name. It's read for how others see you.",
  ],
  [
    'maturity number',
    'maturity numbers?|attitude numbers?',
    "The maturity number is life path plus expression number, brought down to one digit. It's read for what shows after forty.",
  ],
  [
    'karmic debt',
    'karmic debts?(?: numbers?)?',
    "Karmic debt numbers are 13, 14, 16 and 19, when a sum passes through one of them before it's brought down. 13 is read as work, 14 as measure, 16 as pride that falls, 19 as learning to take help. You owe nobody anything.",
  ],
  [
    'pinnacle number',
    'pinnacles?(?: numbers?| cycles?)?|challenge numbers?',
    'Pinnacles cut a life into four stretches, each with a number made from your birth date; challenges are their differences. They are read for the task of a stretch of years.',
  ],
  [
    'personal month',
    'personal (?:month|day)(?: numbers?)?',
    'The personal month adds your personal year to the number of the calendar month; the personal day adds the day to that. Each is read as a small mood.',
  ],
  [
    'universal year',
    'universal (?:year|month|day)(?: numbers?)?',
    "The universal year is the digits of the calendar year added up. It's read as the mood of that year for everyone.",
  ],
  [
    'lo shu grid',
    "lo ?shu(?: grid)?|missing (?:numbers?|digits?) in (?:my|a) (?:birth ?date|birthday|date of birth|dob)|(?:lots? of|many|multiple|repeating|several|all|so much|two|three|four|\\d) (?:ones|twos|threes|fours|fives|sixes|sevens|eights|nines|\\d'?s)(?=.*(?:birth|date|dob|numerolog))",
    'The Lo Shu grid is a square of nine fields in which the digits of a birth date are put. A digit that comes often is read as strong, a missing one as something to learn.',
  ],
  [
    'angel number',
    'what (?:is|are|s) (?:an? )?angel numbers?',
    "Angel numbers are repeated digits, as 111 or 444, that people take as a nod. The lists were written by people, fairly recently; what's worth reading is what you were thinking when you saw one.",
  ],
  [
    'mirror hour',
    'mirror hours?|double hours?',
    "A mirror hour is a clock time that repeats or reads the same both ways, as 11:11 or 12:21. You check the time often and remember these. It's a nice moment to notice what you were thinking.",
  ],
  [
    'number 13',
    '(?:is |the |number )?(?:13|thirteen) (?:bad|unlucky|lucky|a bad number|an unlucky number)|friday the 13(?:th)?|unlucky (?:number )?13',
    "No, 13 brings no bad luck: studies of accidents on a Friday the 13th find nothing steady. In numerology it's 1 + 3 = 4, order and honest work.",
  ],
  [
    'major arcana',
    'major arcana|trump cards?',
    'The major arcana are the 22 large cards of tarot, from the Fool to the World: big themes and turning points. Those are the ones I draw.',
  ],
  [
    'minor arcana',
    'minor arcana',
    'The minor arcana are the 56 small cards of tarot in four suits: cups for feelings, swords for thoughts, wands for drive, pentacles for money and work. They tell of everyday things.',
  ],
  [
    'court cards',
    'court cards?',
    'Court cards are page, knight, queen and king of each suit: a beginner, a mover, one who masters it inside, one who masters it outside. Read one as a person, or as a way to act.',
  ],
  [
    'tarot suits',
    '(?:wands|swords|cups|pentacles|coins) (?:and|vs|or|versus) (?:wands|swords|cups|pentacles|coins)|what (?:do|are|does) (?:the )?(?:wands|swords|cups|pentacles)(?: mean| stand for)?|tarot suits?(?: is \\w+)?|suits? (?:of|in) (?:the )?tarot|suit of (?:cups|swords|wands|pentacles|coins)',
    'The four suits of tarot are cups, water, for feelings and people; swords, air, for thoughts and conflict; wands, fire, for drive; pentacles, earth, for money, work and the body.',
  ],
  [
    'reversed card',
    '(?:reversals?|reversed (?:cards?|tarot)|cards? (?:reversed|upside ?down))',
    "A reversed card lies upside down. It's read as the same theme held back, turned inward or overdone. Many readers leave reversals out, and I draw none.",
  ],
  [
    'celtic cross',
    'celtic cross(?: spread)?',
    "The Celtic cross is a spread of ten cards: the situation, what crosses it, the root, the past, what's above, what's next, you, your surroundings, hopes and fears, the outcome. I lay three at most; ten say ten things.",
  ],
  [
    'significator',
    'significators?(?: cards?)?',
    "A significator is a card chosen to stand for the person who asks, often a court card. It's optional; the question does the work.",
  ],
  [
    'clarifier',
    'clarif(?:ier|ying)(?: cards?)?',
    "A clarifier is one more card laid on a card you didn't understand. One is fine; three mean that you didn't like the first.",
  ],
  [
    'jumper card',
    'jumper cards?|card (?:fell|jumped|flew) out',
    "A jumper is a card that falls out while you shuffle. Readers like to take it as the one that had something to say; mostly it's a slippery card.",
  ],
  [
    'birth card',
    '(?:tarot )?birth cards?|tarot card (?:of|for) my (?:sign|birth ?day)',
    "A tarot birth card is found by adding up your birth date until it's 22 or less and taking the large card of that number. It's read as a motto.",
  ],
  [
    'rider waite',
    'rider[- ]?waite\\w*|thoth (?:deck|tarot)|marseille (?:tarot|deck)',
    'Rider-Waite-Smith is the tarot deck of 1909 with a full picture on every card, drawn by Pamela Colman Smith; most decks follow it. Marseille is older and plainer, Thoth darker and denser.',
  ],
  [
    'palm mounts',
    'mounts? of (?:the )?(?:venus|jupiter|saturn|apollo|sun|mercury|mars|moon|luna)|(?:palm )?mounts? (?:in|on|of) (?:my |the |a )?(?:palm|hand)|(?:venus|jupiter|saturn|apollo|mercury|mars|luna|moon) mounts?',
    'Mounts are the soft pads of a palm: Venus under the thumb for warmth, Jupiter under the index finger for ambition, Saturn under the middle one for duty, Apollo under the ring finger for joy, Mercury under the little one for talk, the Moon across from the thumb for imagination. A full one is read as more of it.',
  ],
  [
    'simian line',
    'simian (?:lines?|crease)|single (?:palmar|transverse) (?:line|crease)',
    "A simian line is head and heart line joined in one crease across the palm. It's read as feeling and thinking at once, all in or not at all. It's a crease, harmless by itself.",
  ],
  [
    'fate line',
    'no fate line|fate line (?:is )?(?:missing|absent|faint)|missing fate line|without (?:a )?fate line|dont have a fate line',
    "A missing fate line is common and means nothing bad: it's read as making your own way instead of following one track.",
  ],
  [
    'sun line',
    '(?:sun|apollo) lines?',
    "The sun line, or Apollo line, runs up to the ring finger. It's read for being seen and enjoying what you do; many hands have none.",
  ],
  [
    'marriage line',
    '(?:marriage|relationship|union|affection) lines?',
    "Marriage lines are the short creases at the edge of the palm under the little finger, read for bonds that mattered. They don't count marriages, and I never read dates from them.",
  ],
  [
    'children lines',
    'child(?:ren)? lines?',
    "Children lines are tiny upright creases above the marriage lines. They say nothing about having children, and I don't read them.",
  ],
  [
    'money line',
    'money lines?|money triangle',
    "A money line or money triangle is a small figure in the middle of the palm that some read for keeping money. It's a crease; saving is what does it.",
  ],
  [
    'mercury line',
    '(?:mercury|health|hepatic) lines?(?= |$)',
    'The Mercury line runs toward the little finger and was once called the health line. I never read health from a palm.',
    'everyday',
  ],
  [
    'intuition line',
    'intuition lines?',
    "The intuition line is a curve on the outer side of the palm, from the Moon mount up. It's read as picking up moods quickly; few hands have it.",
  ],
  [
    'girdle of venus',
    'girdle of venus|venus (?:girdle|belt)',
    "The girdle of Venus is a half circle above the heart line, under the middle and ring fingers. It's read as strong, quick feeling.",
  ],
  [
    'ring of solomon',
    '(?:ring of solomon|solomon.?s? ring|ring of jupiter)',
    'The ring of Solomon is a curve around the base of the index finger, read as a feel for people and good advice.',
  ],
  [
    'ring of saturn',
    '(?:ring of saturn|saturn.?s? ring)',
    "The ring of Saturn is a curve around the base of the middle finger, read as a serious streak that keeps to itself. It's a crease and no bad sign.",
  ],
  [
    'palm marks',
    '(?:an? )?(?:x|cross|star|island|triangle|square|grille|chain|m|fork|mystic cross|letter m)(?: mark| sign| shape)? (?:on|in) (?:my|the|your|both|a) (?:left |right )?(?:palms?|hands?)|letter m on|(?:palm|hand) (?:has|with) (?:an? )?(?:x|cross|star|triangle|square|m|island|letter m)',
    'Marks on a palm are small crossings of creases. A cross or X is read as something that matters there, a star as a sudden event, an island as a tired stretch, a triangle as skill, a square as protection, an M as drive. They come and go, and none predicts anything.',
  ],
  [
    'fingerprint',
    '(?:whorls?|loops?|arch(?:es)?)(?: fingerprints?| in palmistry)|fingerprints?(?= .*(?:palm|mean|read)|$)',
    'Fingerprints come as loops, whorls and arches. Palmists read a loop as easygoing, a whorl as going its own way, an arch as practical. They form before birth by chance.',
  ],
  [
    'hand shape',
    '(?:earth|air|fire|water) hands?|hand shapes?',
    'Hand shapes are four: earth, square palm and short fingers, practical; air, square palm and long fingers, thinking; fire, long palm and short fingers, quick; water, long palm and long fingers, feeling.',
  ],
  [
    'which hand',
    'which hand|left (?:hand )?or right(?: hand)?|dominant hand',
    'The hand you write with is read for what you made of yourself, the other for what you came with. Scan the one you write with; both are fine.',
  ],
  [
    'long fingers',
    '(?:long|short|crooked|bent) (?:index |ring |little |middle |pinky )?fingers?',
    "Long fingers are read as care for details, short ones as a quick eye for the whole; a crooked one as a bend in its subject. It's bone and joints, and the reading is a game.",
  ],
  [
    'flexible thumb',
    '(?:flexible|stiff|hitchhiker.?s?|bendy|straight) thumbs?|thumbs? (?:that )?bends?(?: \\w+)*',
    "A thumb that bends far back is read as easygoing and generous, a stiff one as will that holds. It's a joint, and half of it is family.",
  ],
  [
    'double life line',
    '(?:double|two|second|sister) life ?lines?|sister lines?',
    "A double life line is a second crease beside the first, on the thumb side. It's read as backing: strength in reserve, or someone at your side. It says nothing about how long you live.",
  ],
  [
    'tarot deck',
    "how many (?:tarot )?cards (?:are|in|does|is)|what(?:'?s| is) (?:a |the )?tarot deck",
    'A tarot deck has 78 cards: 22 large ones, the major arcana, and 56 small ones in four suits of fourteen. Here only the large ones are drawn; I read all 78 if you name them.',
  ],
  [
    'yes or no spread',
    "what(?:'?s| is| are) (?:an? |the )?(?:yes (?:or|and) no|yes/no) (?:spread|tarot|reading|card)s?",
    "A yes or no spread is one card, or three: more upright or bright ones count as yes. A card can't know, so watch which answer you hoped for while you turned it.",
  ],
  [
    'three card spread',
    "what(?:'?s| is| are) (?:an? |the )?(?:three|3)[- ]card (?:spread|reading)s?",
    'A three-card spread gives each card a place before you turn it, as behind you, here, a step. Say "lay three" and I will draw them for you.',
  ],
  [
    'mystic cross',
    'mystic cross(?:es)?',
    "A mystic cross is an X between head and heart line, read as a nose for what's hidden. It's two creases that meet; many hands have one.",
  ],
  [
    'no marriage line',
    'no marriage lines?|(?:missing|without an?|dont have an?|lack of) marriage lines?',
    "No, a missing marriage line says nothing about staying single. It's a short crease at the edge of the palm, many married people have none, and none of them counts marriages.",
  ],
  [
    'triple six',
    '(?:three|3|triple) six(?:es)?',
    "No, three sixes aren't evil. It's the number of a beast in one old book, probably a code for an emperor; in lists of today it stands for care and balance at home.",
  ],
  [
    'strongest card',
    '(?:most powerful|strongest|best|luckiest|worst|rarest|scariest) (?:tarot )?cards?(?: in (?:the )?(?:tarot|deck))?',
    'No card outranks the others. Readers like the Sun, the Star and the World best and fear the Tower, the Devil and the ten of swords most; each comes up as often as any other, and none announces anything.',
  ],
  [
    'two heart lines',
    '(?:two|double|second) heart ?lines?',
    'Two heart lines are read as a lot of feeling, or as backing for the first: someone who recovers quickly. A second crease is common and says nothing about two marriages.',
  ],
  [
    'shuffling',
    'shuffl(?:e|ing) (?:the |my |your |a |tarot |oracle )*(?:tarot|cards|deck)|cut the deck|(?:how|when) (?:do|should|to) (?:i |you )?(?:stop )?shuffl(?:e|ing)',
    "Shuffle in any way you like, as long as you can't see the faces: seven riffles mix a deck, or push the cards around on a table. Think of the question, stop when it feels enough, and take the top card. No way is more right than another.",
  ],
  [
    'year card',
    '(?:tarot )?cards? of the year(?: \\d{4})?|(?:tarot )?year cards?|tarot card (?:for|of) (?:20\\d\\d|this year|the year)',
    "A year card is the large card whose number is the sum of the digits of the year. It's read as a motto for everyone.",
  ],
];
