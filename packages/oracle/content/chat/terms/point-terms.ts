import type { TermRow } from './term.ts';

/** Points and parts of a chart. */
export const POINT_TERMS: readonly TermRow[] = [
  [
    'natal chart',
    '(?:natal|birth|astro|astrology) charts?|birthchart|what does natal mean',
    'A natal chart, or birth chart, is a map of where the planets stood when and where you were born. Planets are what, signs are how, houses are where.',
    'everyday',
  ],
  [
    'ascendant',
    "ascendant|ascendent|rising signs?|(?:what(?:'?s| is| does)|whats) (?:a |the )?rising",
    "The ascendant, or rising sign, is the degree that was coming up in the east when you were born. It's read for how you come across before anyone knows you.",
    'everyday',
  ],
  [
    'descendant',
    'desc?end[ae]nts?|dsc',
    "The descendant is the degree across from the ascendant, setting in the west; it's read for partners and what you look for in them.",
  ],
  [
    'midheaven',
    'midheaven|medium coeli|\\bmc\\b',
    "The midheaven is the highest point of the Sun's path at your birth; it's read for work and name.",
    'everyday',
  ],
  [
    'ic',
    'imum coeli|\\bi\\.?c\\.?(?= (?:sign|in|mean\\w*|point|axis))|(?:my|the|an?) ic|^ic$|whats? (?:is )?ic',
    "The IC is the lowest point of the Sun's path at birth, across from the midheaven; it's read for home and roots.",
  ],
  [
    'angles',
    '(?:four|chart) angles|angular planets?|angles of (?:a|the|my) chart',
    'The angles are the four corners of a chart: ascendant, descendant, midheaven and IC. A planet on one of them is called angular and counts for more.',
  ],
  [
    'vertex',
    '(?:anti[- ]?)?vertex',
    'The vertex is a computed point in the west of a chart that some read for meetings that feel fated. A few minutes of birth time move it a lot, and it makes no meeting happen.',
  ],
  [
    'part of fortune',
    '(?:part|lot|pars|point) of fortune|pars fortunae|fortuna\\b',
    "The part of fortune is computed from ascendant, Moon and Sun; it's read for where things come easily and you feel well.",
  ],
  [
    'part of spirit',
    '(?:part|lot) of (?:spirit|daimon)',
    "The part of spirit is the twin of the part of fortune, computed the other way around; it's read for what you do on purpose.",
  ],
  [
    'arabic parts',
    'arabic (?:parts|lots)|(?:part|lot) of (?:marriage|eros|love|necessity|victory)',
    "Arabic parts, or lots, are points computed from three others, as ascendant plus Moon minus Sun gives the part of fortune. There's one for nearly everything, so each weighs little. I compute the parts of fortune and spirit.",
  ],
  [
    'lilith',
    'lilith|black moon lilith|bml',
    "Black Moon Lilith is the far point of the Moon's orbit, an empty spot with a strong name. It's read for what's wild in you, or what you were told was too much.",
  ],
  [
    'white moon selena',
    'selena|white moon',
    "White Moon Selena is an imagined point that goes around once in seven years, read for a guardian's kindness. I don't compute it.",
  ],
  [
    'chiron',
    'chiron(?! (?:return\\w*|comes|back))|wounded healer(?! return)',
    'Chiron is a small icy body between Saturn and Uranus, read as a sore spot you learn to be kind about, and then help others with.',
  ],
  [
    'north node',
    '(?:north|true|mean|lunar) nodes?|nodes of the moon|moon nodes?|nodal axis|dragon.?s head',
    "The north node is one of two points where the Moon's path crosses the Sun's; it's read as the direction that's good for you and feels unfamiliar.",
  ],
  [
    'south node',
    'south nodes?|dragon.?s tail',
    "The south node is across from the north node; it's read as the easy habit: what you're good at, overdo and hide in.",
  ],
  [
    'juno',
    'juno',
    "Juno is an asteroid, read for commitment and what you want from marriage. I don't compute asteroids; for partners, ask me about your Venus and your descendant.",
  ],
  [
    'ceres',
    'ceres',
    "Ceres is a dwarf planet between Mars and Jupiter, read for care: how you feed and are fed. I don't compute it; for care, ask me about your Moon.",
  ],
  [
    'vesta',
    'vesta',
    "Vesta is an asteroid, read for devotion: what you keep a flame burning for. I don't compute asteroids.",
  ],
  [
    'pallas',
    'pallas(?: athena)?',
    "Pallas is an asteroid, read for cleverness and seeing patterns. I don't compute asteroids; for that side, ask me about your Mercury.",
  ],
  [
    'eros',
    'eros(?: asteroid| sign| in)|^eros$|asteroid eros|psyche asteroid|asteroid psyche',
    "Eros and Psyche are asteroids, read for desire and for the bond of two souls. I don't compute asteroids; for desire, ask me about your Mars and Venus.",
  ],
  [
    'eris',
    'eris',
    "Eris is a dwarf planet beyond Pluto, found in 2005, read for the one who was not invited and says so. It moves so slowly that everyone your age shares it, and I don't compute it.",
  ],
  [
    'sedna',
    'sedna|haumea|makemake|quaoar|orcus',
    "That is one of the dwarf planets beyond Pluto, found after 2000. It moves so slowly that whole generations share its sign; I don't compute it.",
  ],
  [
    'hygeia',
    'hygi?eia',
    "Hygeia is a large asteroid, read for the care of body and habits. I don't compute asteroids.",
  ],
  [
    'asteroids',
    'asteroids?',
    'Asteroids are small bodies, most of them between Mars and Jupiter; each is read for one theme: Juno commitment, Ceres care, Vesta devotion, Pallas cleverness. There are thousands, so with enough of them everyone has everything, and I leave them out.',
  ],
  [
    'chart ruler',
    'chart rulers?|ruler of (?:my|the|a) chart|ruling planet of (?:my|the|a) chart',
    'The chart ruler is the planet that rules the rising sign; it gets an extra vote in the chart.',
  ],
  [
    'house ruler',
    'house (?:rulers?|lords?)|(?:ruler|lord) of (?:the|my|a) (?:\\w+ )?house',
    'The ruler of a house is the planet that rules the sign on its border. Where that planet stands is read as where the subject of the house is dealt with.',
  ],
  [
    'cusp',
    'cusps?',
    'A cusp is the border at which a house or sign begins. Nobody is two Sun signs: at every minute the Sun is on one side or the other.',
  ],
  [
    'intercepted sign',
    'intercept(?:ed|ion|ions)(?: signs?| houses?)?',
    "An intercepted sign lies wholly inside one house, with no house beginning in it. It's read as a style that takes longer to find its door, and it depends on the house system.",
  ],
  [
    'empty house',
    'empty houses|(?:an|my) empty house|empty house (?:mean\\w*|unlucky|bad|in)|houses? (?:is|are) empty|no planets in (?:my|the) \\w+ house',
    "An empty house is one without a planet. It's ordinary: ten planets can't fill twelve houses, and it says nothing bad about that part of life.",
  ],
  [
    'hemisphere',
    '(?:(?:upper|lower|east(?:ern)?|west(?:ern)?|north(?:ern)?|south(?:ern)?) )?hemispheres?',
    'Hemispheres are the halves of a chart. Above the horizon is read as public, below as private; east as going by your own will, west as going by other people.',
  ],
  [
    'quadrant',
    'quadrants?',
    'A quadrant is a quarter of the chart between two angles, three houses long. A full one is read as where your time goes.',
    'everyday',
  ],
  [
    'house system',
    'house systems?|placidus|koch|whole[- ]signs?(?: houses?)?|equal houses?|porphyry|regiomontanus|campanus',
    'A house system is a way to draw the borders of the twelve houses. Placidus is the most common, whole signs the oldest: there each house is one sign. I use Placidus, and whole signs near the poles, where Placidus has no answer.',
  ],
  [
    'angular house',
    'angular houses?|succeedent|succedent|cadent(?: houses?)?',
    "Houses come in three kinds: angular (1, 4, 7, 10) for action, succedent (2, 5, 8, 11) for keeping, cadent (3, 6, 9, 12) for learning and change. It says how loud a planet there's, not how good.",
  ],
  [
    'dispositor',
    '(?:final )?dispositors?',
    'A dispositor is the planet that rules the sign another planet stands in, like its landlord. A final dispositor is one in its own sign to which all others lead; most charts have none.',
  ],
  [
    'dominant planet',
    'dominant (?:planets?|signs?)|most dominant',
    'A dominant planet is the one that counts most in a chart: near an angle, in close contact with others, or ruler of the rising sign. Sites count it differently.',
  ],
  [
    'vertex axis',
    'east points?|equatorial ascendant',
    "The east point is where the ascendant would be for a birth on the equator. A few astrologers read it as a second rising sign; I don't compute it.",
  ],
  [
    'aries point',
    'aries points?|world axis',
    'The Aries point is 0 degrees of Aries, with 0 of Cancer, Libra and Capricorn beside it: the starts of the seasons. A planet there is read as one that others get to see.',
  ],
  [
    'galactic center',
    'galactic cent(?:er|re)|super galactic',
    'The galactic center is the middle of the Milky Way, seen at about 27 degrees of Sagittarius. Some read a planet there as a sense of something larger.',
  ],
  [
    'fixed stars',
    'fixed stars?',
    'Fixed stars are the real stars, which hardly move; old books read a planet within a degree of a bright one as colored by it. The best known are Regulus, Spica, Antares, Aldebaran and Algol.',
  ],
  [
    'algol',
    'algol',
    'Algol is a star at about 26 degrees of Taurus, the head of Medusa, with the worst name in old books. Modern astrologers read it as strong feeling kept under control; no star does anything to you.',
  ],
  [
    'regulus',
    'regulus',
    'Regulus is the heart of the Lion, a star that entered Virgo in 2012; old books read it for rank and honor.',
  ],
  ['spica', 'spica', 'Spica is a star at about 24 degrees of Libra, read for gifts and good luck.'],
  [
    'antares',
    'antares',
    'Antares is the red heart of the Scorpion, at about 10 degrees of Sagittarius, read for courage that overdoes it.',
  ],
  [
    'aldebaran',
    'aldebaran',
    'Aldebaran is the eye of the Bull, at about 10 degrees of Gemini, read for integrity and success that depends on it.',
  ],
  [
    'fomalhaut',
    'fomalhaut',
    'Fomalhaut is a star at about 4 degrees of Pisces, read for ideals and charm.',
  ],
  [
    'sirius',
    'sirius',
    'Sirius is the brightest star, at about 14 degrees of Cancer, read for fame and heat.',
  ],
  [
    'pleiades',
    'pleiades|alcyone',
    'The Pleiades are the seven sisters in Taurus, now at 0 degrees of Gemini; old books read them for tears and far sight.',
  ],
  [
    'degree theory',
    'degree theory|(?:fame|death|sex) degrees?',
    'Degree theory gives each degree of a sign a meaning of its own, as a "fame degree" at 5, 17 or 29. It comes from one modern astrologer and from the internet, and nobody has shown that a degree does anything.',
  ],
  [
    'critical degree',
    'critical degrees?',
    "Critical degrees are 0, 13 and 26 of Aries, Cancer, Libra and Capricorn; 8 to 9 and 21 to 22 of Taurus, Leo, Scorpio and Aquarius; 4 and 17 of the other signs. A planet there is read as more urgent. It's nothing to fear.",
  ],
  [
    'anaretic degree',
    'anaretic(?: degrees?)?|29(?:th)? degrees?|29°',
    'The anaretic degree is the 29th, the last of a sign. A planet there is read as in a hurry to finish something: it knows the sign very well and overdoes it.',
  ],
  [
    'zero degree',
    '(?:0|zero)(?:th)? degrees?|0°',
    'Zero degrees is the very start of a sign. A planet there is read as pure and a little raw, like a first day at work.',
  ],
  [
    'sabian symbol',
    'sabian(?: symbols?)?',
    "Sabian symbols are 360 short pictures, one for each degree, seen by a medium in 1925. They are like drawing a card for a planet; I don't have the pictures here.",
  ],
  [
    'declination',
    'declinations?',
    "Declination is how far a planet stands north or south of the equator, in degrees, a height beside its place in a sign. Beyond about 23 and a half it's called out of bounds.",
  ],
  [
    'out of bounds',
    'out[- ]of[- ]bounds(?: \\w+)?|oob (?:moon|planet|venus|mars|mercury)',
    "Out of bounds means that a planet goes farther north or south than the Sun ever does, beyond about 23 and a half degrees. It's read as a side of you that makes its own rules.",
  ],
  [
    'natal promise',
    'natal promises?',
    "The natal promise is what a birth chart is said to hold from the start: a transit can only bring out what's there. It's a rule of the trade, and no promise of events.",
  ],
];
