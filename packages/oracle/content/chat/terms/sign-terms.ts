import type { TermRow } from './term.ts';

/** Signs, their groups, dignities, kinds of charts and of astrology. */
export const SIGN_TERMS: readonly TermRow[] = [
  [
    'zodiac',
    'zodiacs?|zodiac signs',
    "The zodiac is the Sun's yearly path, cut into twelve equal signs, from Aries at the spring equinox to Pisces.",
    'everyday',
  ],
  [
    'horoscope',
    'horoscopes?',
    'A horoscope was once the birth chart itself; now it mostly means a text for a sign and a day.',
    'everyday',
  ],
  [
    'houses',
    '(?:the |twelve |astrolog\\w+ )?houses(?: (?:in astrology|in (?:a|the) (?:birth |natal )?chart|mean))?',
    'Houses are twelve areas of life, counted from the eastern horizon at birth: a sign says how, a house says where. The seventh is partners, the tenth work, the fourth home.',
    'everyday',
  ],
  [
    'element',
    '(?:the )?(?:four )?elements?',
    'An element is the style of a sign: fire starts, earth builds, air connects, water feels.',
    'everyday',
  ],
  [
    'fire signs',
    'fire signs?|signs are fire|signs that are fire',
    'The fire signs are Aries, Leo and Sagittarius: they start things, show it, and mean it now.',
    'everyday',
  ],
  [
    'earth signs',
    'earth signs?|signs are earth|signs that are earth',
    'The earth signs are Taurus, Virgo and Capricorn: they build, keep and want to see it work.',
    'everyday',
  ],
  [
    'air signs',
    'air signs?|signs are air|signs that are air',
    'The air signs are Gemini, Libra and Aquarius: they think, talk and connect.',
    'everyday',
  ],
  [
    'water signs',
    'water signs?|signs are water|signs that are water',
    'The water signs are Cancer, Scorpio and Pisces: they feel first and say it later.',
    'everyday',
  ],
  [
    'modality',
    'modalit(?:y|ies)|quadruplicit(?:y|ies)',
    'Modality is the tempo of a sign: cardinal signs start, fixed signs keep going, mutable signs change course.',
  ],
  [
    'cardinal signs',
    '(?<!birds? )cardinal(?: signs?| cross| modality| energy)?',
    'Cardinal signs begin a season and start things: Aries, Cancer, Libra and Capricorn.',
  ],
  [
    'fixed signs',
    'fixed (?:signs?|cross|modality|energy)',
    'Fixed signs stand in the middle of a season and keep going: Taurus, Leo, Scorpio and Aquarius. Loyal, and hard to talk out of it.',
  ],
  [
    'mutable signs',
    'mutable(?: signs?| cross| modality| energy)?',
    'Mutable signs close a season and change course: Gemini, Virgo, Sagittarius and Pisces. Flexible, and easily in three places at once.',
  ],
  [
    'polarity',
    'polarit(?:y|ies)|yin (?:and|yang|or).*signs?|(?:masculine|feminine|yang|yin|positive|negative) signs?',
    'Polarity divides the signs in two: fire and air are called yang, outward; earth and water yin, inward. It says where energy goes first and nothing about men and women.',
  ],
  [
    'triplicity',
    'triplicit(?:y|ies)',
    'A triplicity is the three signs of one element. Each has old rulers for day and night births, a small form of strength for a planet.',
  ],
  [
    'sister signs',
    '(?:sister|opposite|polar) signs?|sign axis',
    'Sister signs stand across from each other: Aries and Libra, Taurus and Scorpio, Gemini and Sagittarius, Cancer and Capricorn, Leo and Aquarius, Virgo and Pisces. Each has what the other forgets, so they are said to attract and tire each other.',
  ],
  [
    'decan',
    'decans?|decanates?',
    'A decan is a third of a sign, ten degrees. The first is the sign pure, the second and third take a little of the next two signs of the same element.',
  ],
  [
    'dwad',
    'dwads?|dodecatemor\\w*|duad',
    "A dwad is a twelfth of a sign, two and a half degrees, with a sign of its own inside the sign. It's read for undertones.",
  ],
  [
    'ruling planet',
    'ruling planets?|planetary rulers?|planets? (?:that )?rules? (?:my|the|a|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)(?: sun)?(?: sign)?|rulerships?|(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) rules',
    'A ruling planet belongs to a sign and lends it its style: Mars Aries, Venus Taurus and Libra, Mercury Gemini and Virgo, the Moon Cancer, the Sun Leo, Pluto Scorpio, Jupiter Sagittarius, Saturn Capricorn, Uranus Aquarius, Neptune Pisces.',
  ],
  [
    'dignity',
    '(?:essential |accidental |planetary )?dignit(?:y|ies)|dignified',
    "A planet has dignity in a sign that suits it: its own sign is home, another one exalts it. It's read as a job that comes easily there.",
    'everyday',
  ],
  [
    'domicile',
    'domiciles?|in (?:its|their) own signs?|planets? at home',
    'Domicile is a planet in the sign it rules, at home, as Venus in Taurus or Libra. It works in its own way and without help.',
  ],
  [
    'exaltation',
    'exalt(?:ed|ation|s)?',
    'Exaltation is the sign where a planet is an honored guest and works easily: Sun in Aries, Moon in Taurus, Mercury in Virgo, Venus in Pisces, Mars in Capricorn, Jupiter in Cancer, Saturn in Libra.',
  ],
  [
    'detriment',
    'detriments?',
    "Detriment is the sign across from a planet's home, where it does its job the harder way. It says nothing bad about a person.",
  ],
  [
    'fall',
    '(?:planet |is |planets )?in (?:its )?fall(?! in| \\d)|debilitated|debilit(?:y|ies)|sign of fall',
    "Fall is the sign across from a planet's exaltation, as the Moon in Scorpio or Venus in Virgo: it does its job in a roundabout way. It's no flaw; people work around it and get good.",
  ],
  [
    'mutual reception',
    'mutual receptions?',
    "A mutual reception is two planets in each other's sign, like two people who swapped houses: each helps the other.",
  ],
  [
    'peregrine',
    'peregrine',
    "A peregrine planet has no dignity where it stands, neither at home nor a guest. It's read as free and a bit lost.",
  ],
  [
    'combust',
    'combust(?:ion|ed)?',
    "Combust means within about 8 degrees of the Sun, too close to be seen. It's read as a planet that speaks with the Sun's voice, and it's common for Mercury.",
  ],
  [
    'cazimi',
    'cazimi',
    "Cazimi means in the heart of the Sun: a planet within 17 minutes of arc of it. It's read as a planet on the king's lap: clear and strong.",
  ],
  [
    'benefic',
    'benefics?|malefics?',
    'Benefics are the planets old books call kind, Venus and Jupiter; malefics the strict ones, Mars and Saturn. Modern readers call them ease and effort, and you need both.',
  ],
  [
    'sect',
    'sect (?:in astrology|light|of my chart)|chart sect|^sect$|(?:day|night|diurnal|nocturnal) (?:charts?|births?)|(?:day|diurnal) or (?:an? )?(?:night|nocturnal) (?:charts?|births?|born)|born (?:by|at) (?:day|night)',
    'Sect is whether you were born by day or by night: the Sun above the horizon, or below it. By day Jupiter and Saturn are read as working better, by night Venus and Mars.',
  ],
  [
    'personal planets',
    '(?:personal|inner) planets?',
    'The personal planets are Sun, Moon, Mercury, Venus and Mars: they move fast and differ from person to person.',
  ],
  [
    'outer planets',
    '(?:outer|generational|transpersonal|social) planets?',
    'The outer planets are Uranus, Neptune and Pluto: they stay years in a sign, so a whole generation shares it. Jupiter and Saturn between are called social planets. What is yours is the house and the contacts.',
  ],
  [
    'luminaries',
    'luminar(?:y|ies)',
    'The luminaries are the two lights, Sun and Moon: what drives you, and how you feel.',
  ],
  [
    'big three',
    'what (?:is|are) (?:the|a|my)? ?big (?:three|3)(?: mean)?',
    'The big three are Sun, Moon and rising sign: what drives you, how you feel, and how you come across at first.',
  ],
  [
    'synastry',
    'synastr\\w*|sinastry',
    'Synastry is two charts laid over each other to see which planets meet. It shows where two people are easy with each other and where it takes work, never a verdict.',
  ],
  [
    'house overlay',
    '(?:house )?overlays?(?: in synastry)?|(?:his|her|their) \\w+ (?:falls?|is|sits) in my \\w+ house',
    "An overlay is a planet of the other person in one of your houses: it's read as the part of your life they stir. Their Venus in your fourth, say, feels like home.",
    'everyday',
  ],
  [
    'composite chart',
    'composite(?: charts?| sun| moon| venus)?',
    'A composite chart is made of the midpoints of two charts, as if the couple were one person. I compare the two charts instead.',
  ],
  [
    'davison chart',
    'davison(?: charts?)?',
    'A Davison chart is cast for the middle in time and place between two births, one chart for two people. I compare the two charts instead.',
  ],
  [
    'double whammy',
    'double wham+y',
    "A double whammy is a contact that goes both ways: your Venus to their Mars, and their Venus to your Mars. It's read as twice as strong.",
  ],
  [
    'sidereal zodiac',
    'sidereal(?: zodiac| charts?| signs?)?|true sidereal',
    'The sidereal zodiac counts from the stars, the tropical one used here from the spring equinox; the two are about 24 degrees apart by now. So most people are one sign earlier there.',
  ],
  [
    'tropical zodiac',
    'tropical (?:zodiac|astrology|signs?|charts?)',
    "The tropical zodiac counts from the spring equinox, so that the signs follow the seasons. It's the one used here and in most Western astrology.",
  ],
  [
    'ophiuchus',
    'ophiuc\\w*|13(?:th)? (?:zodiac )?signs?|thirteenth sign',
    "Ophiuchus is a constellation the Sun passes from about November 29 to December 17, and no sign. Signs are twelve equal parts of the year, constellations are pictures of uneven size, so nobody's sign has changed.",
  ],
  [
    'draconic chart',
    'draconic(?: charts?| sun| moon| zodiac)?',
    "A draconic chart counts the zodiac from the Moon's north node. Its fans read it for the soul's wish under the birth chart; I don't use it.",
  ],
  [
    'heliocentric chart',
    'heliocentric(?: astrology| charts?)?',
    'Heliocentric astrology looks from the Sun instead of the Earth, so it has no Moon signs, no houses and no retrogrades. I look from where you stand.',
  ],
  [
    'harmonic chart',
    'harmonics?(?: charts?)?',
    "A harmonic chart multiplies every degree by a number, so that small angles become large ones. It's a specialist's tool, and I don't use it.",
  ],
  [
    'uranian astrology',
    'uranian astrology|hamburg school|cosmobiology',
    'Uranian astrology works with midpoints and eight imagined planets beyond Neptune. I leave it out.',
  ],
  [
    'hellenistic astrology',
    'hellenistic(?: astrology)?|traditional astrology',
    "Hellenistic astrology is the old Greek and Egyptian kind: seven planets, whole-sign houses, sect, lots and profections. Much of today's comes from it.",
  ],
  [
    'evolutionary astrology',
    'evolutionary astrology|karmic astrology|karmic chart',
    'Evolutionary astrology reads Pluto and the nodes as what a soul brings from earlier lives. Take it as a story to think with: nobody can check an earlier life.',
  ],
  [
    'hyleg',
    'hyleg|alcocoden|anareta',
    "Hyleg and alcocoden are medieval tools for guessing the length of a life. They don't work, and I never read that.",
  ],
  [
    'almuten',
    'almuten(?: figuris)?',
    'The almuten is the planet with the most dignities at the key places of a chart. Old books call it the ruler of the whole chart; I use the ruler of the rising sign.',
  ],
  [
    'birthstone',
    'birth ?stones?|gem ?stones?(?: for my sign)?|zodiac stones?',
    'Birthstones go by month: garnet, amethyst, aquamarine, diamond, emerald, pearl, ruby, peridot, sapphire, opal, topaz, turquoise, from January to December. The list was fixed by jewelers in 1912. Wear what you like.',
  ],
  [
    'lucky color',
    '(?:lucky|power) colou?rs?|colou?rs? (?:for|of) my sign',
    'By custom the signs have colors: fire red and gold, earth green and brown, air yellow and light blue, water deep blue and silver. No color brings luck; the one you feel well in does the most.',
  ],
  [
    'astrology',
    'what (?:is|s) astrology|whats astrology|define astrology|how does astrology work',
    "Astrology reads where Sun, Moon and planets stood at a birth, and where they are now, as symbols for a person and a time. The positions are astronomy and exact; the meanings are tradition, and nobody has shown that they predict anything. It's at its best as a way to think about yourself.",
  ],
  [
    'rarest sign',
    '(?:rarest|most common|least common|most rare) (?:zodiac |star |sun )?signs?',
    'No sign is really rare: each has about a twelfth of all people. By birth statistics of the north, the winter signs Capricorn and Aquarius have slightly fewer, the late summer ones Leo, Virgo and Libra slightly more.',
  ],
  [
    'constellations',
    '(?:\\d+ )?constellations?',
    'A constellation is a picture of stars; there are 88 official ones, and the Sun passes 13 of them. A sign is something else: one of twelve equal parts of the year, named after them two thousand years ago.',
  ],
  [
    'planetary joy',
    'planetary joys?|joys? of the planets?|planets? in (?:its |their )?joy',
    "A planetary joy is the house an old planet likes best: Mercury the first, the Moon the third, Venus the fifth, Mars the sixth, the Sun the ninth, Jupiter the eleventh, Saturn the twelfth. It's a small strength, used by traditional astrologers.",
  ],
];
