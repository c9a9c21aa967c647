import type { TermRow } from './term.ts';

/** How astrologers look at a time: transits, progressions, returns, the Moon's phases. */
export const TIMING_TERMS: readonly TermRow[] = [
  [
    'transit',
    'transits?|transiting',
    "A transit is a planet of today passing a place of your birth chart. It's read as weather: it comes, it's exact on a day, it goes.",
    'everyday',
  ],
  [
    'progressed moon',
    'progress(?:ed|ion of (?:the|my)) (?:the )?moon|secondary progressed moon|moon progress(?:ion|ed|es)?(?: into)?',
    "The progressed Moon moves a day of the sky for each year of your life, so it stays about two and a half years in a sign. It's read for what you need in those years.",
  ],
  [
    'progressed sun',
    'progressed sun(?: sign)?',
    "The progressed Sun moves about a degree for each year of your life, so it changes sign once in about thirty years. It's read for what you slowly grow into.",
  ],
  [
    'progressed chart',
    'progress(?:ed|ions?)(?: charts?| ascendant| rising| venus| mars| mercury)?|secondary progressions?',
    'Progressions move the birth chart by a day for each year of life: the sky of day 30 after birth is read for age 30. They are read for slow inner change, beside transits for what comes from outside.',
  ],
  [
    'solar arc',
    'solar arcs?(?: directions?)?',
    'Solar arc moves every point of the chart by as much as the progressed Sun has moved, about a degree for each year of life. When a moved planet meets a birth planet, astrologers look for an event that year.',
  ],
  [
    'primary direction',
    'primary directions?',
    "Primary directions turn the sky of the birth by a degree for each year, which takes four minutes of birth time each. It's the oldest way to time things and the most fragile, and I don't use it.",
  ],
  [
    'profection',
    'profections?|profected|profection year|annual profections?|lord of the year|time lord',
    'A profection counts one house for each year of age: the first from birth to 1, the second from 1 to 2, and again after twelve years. That house is the subject of the year, and its ruler the planet to watch.',
  ],
  [
    'zodiacal releasing',
    'zodiacal releasing',
    "Zodiacal releasing is an old method that cuts a life into chapters from the part of fortune or spirit. I don't use it: it promises dates that nobody can keep.",
  ],
  [
    'firdaria',
    'fird[a]{1,2}ri(?:a|yah)',
    "Firdaria are Persian planet periods: in a day chart the first ten years belong to the Sun, in a night chart the first nine to the Moon, and the others follow. I don't use them.",
  ],
  [
    'solar return',
    'solar returns?(?: charts?)?',
    'A solar return is the moment the Sun comes back to where it stood when you were born, on your birthday or a day beside it; astrologers read the year from it.',
  ],
  [
    'lunar return',
    'lunar returns?|moon (?:is )?(?:back )?in the same (?:sign|place) as when i was born',
    'A lunar return is when the Moon is back where it was at your birth, every 27 days: a small emotional new year.',
  ],
  [
    'planetary return',
    '(?:venus|mars|mercury) returns?|planetary returns?',
    "A return is when a planet is back exactly where it stood at your birth. Mercury and Venus come back about once a year, Mars every two years; each is read as a fresh start for that planet's subject.",
  ],
  [
    'saturn return',
    'saturn returns?',
    "A Saturn return is when Saturn comes back to where it stood when you were born, at about 29 and a half, 59 and 88. It's read as a time of growing up for real: what holds stays, what doesn't gets rebuilt.",
  ],
  [
    'saturn square',
    'saturn squares? saturn|saturn opposition saturn|midlife (?:crisis|transits?)',
    'Midlife transits are Pluto square Pluto, Neptune square Neptune, Uranus opposite Uranus and Saturn opposite Saturn, between about 37 and 45. They are read as a long review; most people come out with fewer things and better ones.',
  ],
  [
    'ingress',
    'ingress(?:es)?',
    "An ingress is a planet moving into another sign or house. It's read as a change of tone.",
  ],
  [
    'station',
    'stations?(?: (?:direct|retrograde|point))|stationary(?: planets?| direct| retrograde)?|stationing',
    'A station is the day a planet stands still before it turns around. Its subject is read as louder that week.',
  ],
  [
    'retrograde shadow',
    '(?:retrograde |mercury |pre[- ]|post[- ])*shadow (?:period|phase)s?|retrograde shadow|retroshade',
    "The shadow is the stretch of sky a planet crosses three times: forward before a retrograde, backward in it, forward again after. For Mercury that's about two weeks on each side. Nothing has to wait for it.",
  ],
  [
    'retrograde',
    'retrogrades?|\\brx\\b',
    "Retrograde means that a planet seems to go backward for some weeks or months, because the Earth overtakes it. It's read as going over something again.",
    'everyday',
  ],
  [
    'void of course',
    'void[- ]of[- ]course|void moon|moon void|\\bvoc\\b',
    "A Moon is void of course between its last contact in a sign and the next sign. The custom says to begin nothing then; there's no evidence for it.",
  ],
  [
    'eclipse',
    '(?:solar |lunar )?eclipses?',
    "An eclipse is a new or full Moon near the nodes, when one light covers another. It's read as a subject coming to light over half a year.",
    'everyday',
  ],
  [
    'eclipse season',
    'eclipse (?:season|portal|window|cycle)s?',
    "Eclipse season is the five weeks, twice a year, when the Sun is near the Moon's nodes, so that new and full Moons become eclipses. It's read as a time when things end and begin faster.",
  ],
  [
    'saros',
    'saros(?: cycles?| series)?',
    'A saros is 18 years and 11 days: after it an eclipse of the same kind comes back. Astrologers look at what you went through 18 years ago for the echo.',
  ],
  [
    'prenatal eclipse',
    'pre[- ]?natal (?:solar |lunar )?eclipses?',
    'A prenatal eclipse is the last one before your birth. Some astrologers read its degree as a sensitive spot for life.',
  ],
  [
    'syzygy',
    'syzyg(?:y|ies)|prenatal lunation',
    'A syzygy is Sun, Moon and Earth in one line: a new or full Moon. The last one before your birth is read as background of the chart.',
  ],
  [
    'lunation',
    'lunations?',
    "A lunation is a new Moon, or the month from one new Moon to the next, about 29 and a half days. It's read as a small beginning.",
  ],
  [
    'balsamic moon',
    'balsamic(?: moons?)?',
    "A balsamic Moon is the last thin crescent before a new Moon: time to rest, finish and let go. Born under one, you're read as older than your years and good at endings.",
  ],
  [
    'dark moon',
    'dark moons?',
    "The dark Moon is the one to three days around a new Moon when nothing of it can be seen. It's read as time to rest and finish.",
  ],
  [
    'gibbous moon',
    '(?:waxing |waning )?gibbous(?: moons?)?|disseminating moon',
    "A gibbous Moon is more than half lit. Waxing, before the full Moon, it's read as getting things right; waning, after it, as passing on what you have learned.",
  ],
  [
    'crescent moon',
    '(?:waxing |waning )crescent(?: moons?)?|crescent moons?',
    "A crescent Moon is less than half lit. Waxing, after the new Moon, it's read as the first effort; waning, before it, as rest.",
  ],
  [
    'quarter moon',
    '(?:first|last|third) quarter(?: moons?)?|quarter moons?|half moons?',
    'A quarter Moon is half lit, a week after the new or the full Moon. The first quarter is read as a push over an obstacle, the last as clearing up.',
  ],
  [
    'waxing and waning',
    'waxing|waning',
    'Waxing means that the Moon grows from new to full; waning, that it shrinks again. Custom begins things while it waxes and finishes them while it wanes.',
  ],
  [
    'blood moon',
    'blood moons?',
    "A blood Moon is the Moon in a total eclipse: it turns copper red, because only the light of all sunsets reaches it. It's beautiful and does nothing to anyone.",
  ],
  [
    'blue moon',
    'blue moons?',
    'A blue Moon is the second full Moon in a calendar month; not blue, only rare, every two to three years.',
  ],
  [
    'black moon',
    'black moons?(?! lilith)',
    "A black Moon is the second new Moon in a calendar month, every two to three years. It's a name for a calendar accident and has no old meaning.",
  ],
  [
    'supermoon',
    'super ?moons?',
    "A supermoon is a full or new Moon near its closest point to the Earth, about 7 percent larger than usual. There are three or four a year, and most eyes can't tell.",
  ],
  [
    'micromoon',
    'micro ?moons?',
    'A micromoon is a full Moon near its farthest point from the Earth, a little smaller than usual. It has no meaning of its own.',
  ],
  [
    'full moon names',
    '(?:wolf|snow|worm|pink|flower|strawberry|buck|sturgeon|harvest|hunter.?s?|beaver|cold) (?:full )?moons?',
    "Those are North American names for the full Moons of the year: January Wolf, February Snow, March Worm, April Pink, May Flower, June Strawberry, July Buck, August Sturgeon, September Harvest, October Hunter's, November Beaver, December Cold. They name the season, not the color.",
  ],
  [
    'lunar mansion',
    'lunar mansions?|manzil',
    'Lunar mansions are 28 stations of the Moon, one for each day of its way; Arabs, Indians and Chinese each have their own. The Indian ones are called nakshatras.',
  ],
  [
    'planetary hour',
    'planetary hours?|hour of (?:venus|mars|jupiter|saturn|mercury|the sun|the moon)',
    'Planetary hours cut day and night into twelve parts each, and give every part to a planet: the first of Sunday to the Sun, of Monday to the Moon, and so on. Custom picks Venus for love and Jupiter for asking.',
  ],
  [
    'planetary day',
    'planetary days?|days? of the week planets?',
    "The days carry the planets' names: Sunday the Sun, Monday the Moon, Tuesday Mars, Wednesday Mercury, Thursday Jupiter, Friday Venus, Saturday Saturn.",
  ],
  [
    'great conjunction',
    'great conjunctions?|jupiter[- ](?:and )?saturn conjunctions?|grand mutation',
    "A great conjunction is Jupiter meeting Saturn, every twenty years: last on December 21, 2020, in Aquarius, and next in the autumn of 2040, in Libra. It's read for a new chapter of society.",
  ],
  [
    'venus star point',
    'venus star(?: points?)?|venus pentagram',
    "A Venus star point is the day Venus meets the Sun; five of them in eight years draw a five-pointed star. It's read for a new round in love and worth.",
  ],
  [
    'morning star',
    '(?:morning|evening) stars?(?: venus)?|venus (?:as )?(?:an? )?(?:morning|evening) star',
    'Venus is the morning star when it rises before the Sun and the evening star when it sets after it. Born under the first, love is read as quick and direct; under the second, as thoughtful.',
  ],
  [
    'electional astrology',
    'election(?:al|s?)(?: astrology| charts?)?',
    'Electional astrology looks for a good day for something you plan. I do that in a modest way: tell me what the day is for, and I look for a stretch of hours that stands out.',
    'everyday',
  ],
  [
    'horary',
    'horary(?: astrology| charts?| questions?)?',
    "Horary astrology draws a chart for the minute a question is asked and reads the answer from it. I don't do it: a clock can't know where your keys are.",
  ],
  [
    'mundane astrology',
    'mundane astrology|mundane charts?',
    'Mundane astrology reads the sky for countries, weather and markets. I leave it alone; its record of predictions is poor.',
  ],
  [
    'medical astrology',
    'medical astrology|(?:body parts?|organs?) (?:of|by|for) (?:each |the |zodiac )?signs?',
    "Medical astrology gave each sign a part of the body, Aries the head and so on to Pisces the feet. It's history: for a body, see a doctor.",
  ],
  [
    'rectification',
    'rectif(?:y|ication|ied)',
    'Rectification works back from events of a life to an unknown birth hour. Two astrologers rarely get the same hour, so a birth certificate is better.',
  ],
  [
    'astrocartography',
    'astro ?cartograph\\w*|astro ?geograph\\w*|relocation charts?|local space',
    "Astrocartography draws lines on a map where a planet was rising, setting or highest at your birth. I don't do maps: a chart can't tell one city from another, and an ordinary rainy Tuesday there can.",
  ],
  [
    'age of aquarius',
    'age of (?:aquarius|pisces)|astrological ages?',
    'The age of Aquarius is the next of the ages of about 2,150 years, in which the spring point drifts into another constellation. Nobody agrees when it starts; proposals run over two thousand years.',
  ],
  [
    'precession',
    'precession(?: of the equinox(?:es)?)?',
    "Precession is the slow wobble of the Earth's axis, a degree in 72 years. Because of it the signs no longer stand before the constellations they are named after; the seasons they follow stay put.",
  ],
  [
    'ephemeris',
    'ephemer(?:is|ides)',
    'An ephemeris is a table of where the planets are on each day. Every date I give you is computed from one.',
  ],
  [
    'equinox',
    'equinox(?:es)?|solstices?',
    'An equinox is when day and night are equally long, around March 20 and September 22; a solstice, the longest or shortest day, around June 21 and December 21. The signs Aries, Libra, Cancer and Capricorn begin there.',
    'everyday',
  ],
  [
    'nodal return',
    '(?:nodal|lunar node|node) returns?',
    "A nodal return is when the Moon's nodes are back where they were at your birth, every 18 and a half years, at about 18, 37 and 55. It's read as a time to look again at which way you're going.",
  ],
];
