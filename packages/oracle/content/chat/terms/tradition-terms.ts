import type { TermRow } from './term.ts';

/** Indian and Chinese astrology, and other traditions. */
export const TRADITION_TERMS: readonly TermRow[] = [
  [
    'vedic astrology',
    'vedic(?: astrology| charts?| signs?)?|jyotish|hindu astrology|indian astrology|kundl?i|kundali|janam patri',
    'Vedic astrology, or Jyotish, is the Indian kind: it counts the signs from the stars, looks at the Moon first, and tells time by planet periods. Here the tropical zodiac is used; I can give you the simple Indian values.',
  ],
  [
    'nakshatra',
    'nakshat?ras?|naksatra|nakshtra|birth star',
    'A nakshatra is one of 27 stations of the Moon in Indian astrology, each 13 degrees and 20 minutes long. The one of your Moon is read like a second sign.',
  ],
  [
    'rashi',
    'ra[a]?shi|rasi',
    'Rashi is the Indian word for sign, and "your rashi" means the sign of your Moon, counted from the stars.',
  ],
  [
    'lagna',
    'lagna|udaya lagnam|lagnam',
    'Lagna is the Indian word for the rising sign, counted from the stars.',
  ],
  [
    'manglik',
    'man?gl?[ia]*l?ik|mangal? ?dosh\\w*|manglik dosh\\w*|kuja dosh\\w*|mangalik',
    "Manglik, or mangal dosha, means that Mars stands in the 1st, 2nd, 4th, 7th, 8th or 12th house of the Indian chart. Half of all people have it, so it can't doom a marriage, and Indian astrologers know many ways in which it cancels.",
  ],
  [
    'sade sati',
    'sad[eh]* ?sat+i|saade saati|sadesati|shani dasha',
    "Sade sati is the seven and a half years in which Saturn passes the sign before your Indian Moon sign, that sign and the one after. It comes to everyone two or three times, and is read as hard work and growing up. It's a calendar, not a curse.",
  ],
  [
    'dasha',
    '(?:maha|antar)? ?dashas?|maha ?dasa|vimsho?tt?ari',
    "Dashas are the planet periods of Indian astrology: 120 years shared among nine planets, beginning with the one of your Moon's nakshatra. Each is read for the subject of those years.",
  ],
  [
    'rahu and ketu',
    'rahu|ketu',
    "Rahu and Ketu are the Indian names of the Moon's north and south node: Rahu for hunger and what's new, Ketu for letting go. They are points, no planets, and they harm nobody.",
  ],
  [
    'kaal sarp dosha',
    'ka[a]?l ?sarp\\w*(?: dosh\\w*| yog\\w*)?',
    "Kaal sarp dosha means that all seven old planets stand on one side of Rahu and Ketu. It's a recent idea, absent from the old books, and nothing to pay anyone for.",
  ],
  [
    'pitra dosha',
    'pit(?:ra|ri|ru) dosh\\w*|nadi dosh\\w*|dosh(?:a|as)\\b',
    'A dosha is a pattern that Indian tradition calls a fault, as mangal, pitra or nadi dosha. Every chart has some. None can harm you, and a costly ritual against it helps the one who sells it.',
  ],
  [
    'guna milan',
    'gun[a]? mil\\w*|ashta ?koot\\w*|kundli (?:match\\w*|milan)|(?:36 )?gunas?|horoscope matching|porutham',
    'Guna milan compares two Indian Moon signs by eight counts, 36 points in all; families want 18 or more. It knows nothing of how two people treat each other, and good marriages have low scores.',
  ],
  [
    'navamsa',
    'nava?msh?a|d9(?: chart)?|divisional charts?',
    "The navamsa, or D9, divides each sign by nine and is read for marriage and the second half of life. It needs a birth time right to the minute or two; I don't draw it.",
  ],
  [
    'atmakaraka',
    'atma ?karaka',
    "The atmakaraka is the planet farthest along in its sign, read in India for the soul's wish.",
  ],
  [
    'yoga',
    '(?:raj|raja|gaj ?kesari|dhana|budh\\w* aditya|neech\\w* bhang\\w*|vipreet) ?yog\\w*|yogas? in my (?:chart|kundl?i)',
    "A yoga is a named combination in an Indian chart, as raj yoga for rank or gaj kesari yoga for good sense. There are hundreds, so everyone has some. I don't list them; take a nice one as a compliment.",
  ],
  [
    'ayanamsa',
    'ayana?msh?a|lahiri',
    'Ayanamsa is the gap between the tropical and the sidereal zodiac, about 24 degrees now and growing a degree in 72 years. Lahiri is the count most Indians use.',
  ],
  [
    'panchang',
    'pan?ch?ang(?:am)?|tithis?',
    "A panchang is the Indian calendar of a day: weekday, tithi, nakshatra, yoga and karana. A tithi is a thirtieth of the Moon's month.",
  ],
  [
    'muhurta',
    'muh[ou]+rat?a?|shubh muhurat|rahu ?ka+l(?:am)?|choghadiya',
    "A muhurta is a good hour for beginning something by the Indian calendar, and rahu kaal an hour and a half each day to leave out. I don't compute them for your town; a local panchang does.",
  ],
  [
    'kendra',
    'kendras?|trikona(?:s)?|dusthana(?:s)?|upachaya',
    "Kendra are the corner houses 1, 4, 7, 10; trikona the lucky ones 1, 5, 9; dusthana the hard ones 6, 8, 12. It's how Indian astrology grades a place, not a person.",
  ],
  [
    'chinese zodiac',
    'chinese (?:zodiac|astrology|horoscopes?|signs?|animals?)',
    'The Chinese zodiac goes by years, twelve animals in a row, each with one of five elements. The year begins at the Lunar New Year, so January and early February belong to the animal before.',
  ],
  [
    'bazi',
    'ba ?zi|four pillars(?: of destiny)?|saju|day master|eight characters',
    "Bazi, the four pillars, reads year, month, day and hour of birth as four pairs of a stem and an animal. It's a whole art of its own; I can tell you the pillar of the year.",
  ],
  [
    'ben ming nian',
    'ben ?ming ?nian|tai ?sui|zodiac year of birth|own animal year',
    'Ben ming nian is the year of your own animal, every twelve years. Custom calls it a bumpy one and wears red against it. Nothing comes for you; the socks are nice.',
  ],
  [
    'nine star ki',
    'nine star ki|9 star ki|kua number|flying stars?',
    "Nine star ki and the kua number come from Japan and China and give a number from 1 to 9 by your birth year. I don't use them.",
  ],
  [
    'feng shui',
    'feng ?shui|bagua|vastu(?: shastra)?',
    'Feng shui arranges rooms so that a house feels right; vastu is its Indian cousin. The useful part is plain: light, order, a bed with a wall behind it and a door in view.',
  ],
  [
    'yin and yang',
    'yin (?:and |&|n )?yang',
    'Yin and yang are two sides of everything in Chinese thought: dark and light, rest and action, each with a seed of the other. Neither is better.',
  ],
  [
    'human design',
    'human design|(?:manifesting )?generators?(?= (?:type|human|in human|what|profile))|projector type|sacral authority|gene keys',
    "Human design mixes astrology, the I Ching and chakras into five types, from 1987. I don't do it, so I won't pretend. Types describe habits; keep what you recognize.",
  ],
  [
    'mayan calendar',
    'ma(?:ya|yan)(?: calendar| astrology| sign| zodiac)?|tzolkin|nahual|kin number|dreamspell',
    'The tzolkin is the Maya count of 260 days: 13 numbers and 20 day names that run side by side. Your birthday has one of each.',
  ],
  [
    'celtic tree sign',
    'celtic (?:tree|zodiac|astrology|sign)s?(?: signs?)?|tree (?:zodiac|sign)',
    "Celtic tree signs give thirteen trees to the year, from birch in late December to elder. A poet made the list in 1948; it's pretty and not old.",
  ],
  [
    'egyptian zodiac',
    'egyptian (?:zodiac|astrology|sign)s?',
    "The Egyptian zodiac of magazines gives gods to parts of the year, as Isis or Osiris. It's modern; the real Egyptians gave us the decans.",
  ],
  [
    'spirit animal',
    '(?:spirit|power|totem) animals?',
    "A spirit animal is a guide in some Native American and shaman traditions, found in ceremonies and not by a birth date. I wouldn't hand you one; the animal you keep noticing is a fine thing to think about.",
  ],
  [
    'runes',
    'runes?|elder futhark',
    "Runes are letters of old northern Europe, drawn by some as others draw cards. I don't cast them here; I can draw you a tarot card.",
  ],
  [
    'i ching',
    'i ?ching|yi ?jing|hexagrams?',
    `The I Ching is a Chinese book of 64 figures of six lines, found by tossing coins, each with advice on a situation. I don't cast it; its best habit is asking "what kind of moment is this?"`,
  ],
  [
    'pendulum',
    'pendulums?|dowsing',
    "A pendulum answers by tiny movements of your own hand that you don't notice. So it can show what you're leaning to, and nothing you don't know.",
  ],
  [
    'scrying',
    'scrying|crystal balls?',
    'Scrying is looking into a crystal, water or a mirror until pictures come. The pictures are yours, like those in clouds.',
  ],
  [
    'tea leaves',
    'tea ?lea(?:f|ves)(?: readings?)?|tasseo\\w*|coffee (?:cup|ground)s?(?: readings?)?',
    "Reading tea leaves, or coffee grounds, looks for shapes in a cup. It's a good way to talk with a friend, and the cup knows nothing.",
  ],
  [
    'ouija',
    'ouija(?: boards?)?|spirit board',
    'A ouija board is moved by the people who touch it, without their noticing. It calls no one. If it scared you, that was your own mind at work, and it stops when you put it away.',
  ],
  [
    'aura',
    'auras?(?: colou?rs?| reading)?',
    "An aura is a colored glow that some people say they see around others. I can't see one, and cameras for it show warmth or made-up color. What people pick up in you is mood and posture.",
    'everyday',
  ],
  [
    'chakra',
    'chakras?',
    'Chakras are seven centers along the spine in Indian tradition: root for safety, sacral for pleasure, solar plexus for will, heart, throat for speech, third eye for insight, crown for meaning. They are a map for attention, nothing a doctor can find.',
    'everyday',
  ],
  [
    'twin flame',
    'twin ?flames?',
    "A twin flame is said to be the other half of one soul, met in a stormy bond. The idea is modern. If it hurts most of the time, call it what it is, and go by how you're treated.",
    'everyday',
  ],
  [
    'soul tie',
    'soul ?ties?|karmic (?:relationship|partner|connection|soulmate|lesson)s?|soul contracts?',
    'A karmic relationship, or soul tie, is a bond that feels fated and hard to leave, as if from an earlier life. The feeling is real; the rest is a story. A bond is worth what it does to your week.',
    'everyday',
  ],
  [
    'akashic records',
    'akashic(?: records?)?',
    "The akashic records are said to be a library of everything that ever happened, read in trance. I have no card for it. What readers find there's usually what you told them.",
  ],
  [
    'law of attraction',
    'law of attraction|manifestation',
    'The law of attraction says that thoughts bring things about. What is true in it: you notice and try more of what you keep in mind. Wishes need a date and a phone call.',
    'everyday',
  ],
  [
    'lenormand',
    'lenormand',
    'Lenormand is a deck of 36 plain pictures, ship, dog, letter, read in pairs and lines for everyday news. I use tarot.',
  ],
  [
    'oracle deck',
    'oracle (?:decks?|cards?)',
    "An oracle deck is any set of cards with pictures and words that isn't tarot: no suits, no fixed number. Each maker invents one.",
  ],
  [
    'numerology',
    'what is numerology|numerology (?:meaning|explained|in general)',
    "Numerology adds up the digits of a birth date and the letters of a name and reads the sum: 1 beginning, 2 a pair, up to 9 letting go. It's plain addition and an old custom.",
  ],
  [
    'shani',
    'shani(?: dev| dasha)?',
    'Shani is the Indian name of Saturn: slow, strict, fair. Tradition fears his periods and praises what they build; he is a calendar of hard work, and punishes no one.',
  ],
  [
    'planet stones',
    '(?:blue |yellow )?sapphires?|hessonite|gomed|neelam|pukhraj|moonga|red coral|cats? eye stone|(?:wear|wearing) (?:an? )?(?:ruby|emerald|pearl|coral|gem\\w*|stone)',
    "Indian astrology gives each planet a stone: ruby Sun, pearl Moon, coral Mars, emerald Mercury, yellow sapphire Jupiter, diamond Venus, blue sapphire Saturn. Wear one if you like it. No stone changes a chart, so don't pay extra for a promise.",
  ],
  [
    'moon phase compatibility',
    'moon phase (?:compatib\\w*|match\\w*|soulmates?|test)',
    "Moon phase compatibility lays the two Moons of your birth nights over each other and looks whether they make a full one. It's a pretty picture from the internet, with no tradition behind it.",
  ],
];
