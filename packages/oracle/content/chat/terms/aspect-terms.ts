import type { TermRow } from './term.ts';

/** Angles between planets, and the figures they draw. */
export const ASPECT_TERMS: readonly TermRow[] = [
  [
    'aspect',
    'aspects?',
    'An aspect is an angle between two planets that counts: 0, 60, 90, 120 or 180 degrees. It says whether two sides of you work together, rub, or pull on one rope from both ends.',
    'everyday',
  ],
  [
    'conjunction',
    'conjunctions?|conjunct(?:s|ing)?',
    'A conjunction is two planets in the same place of the zodiac: they act as one. You can hardly use one without the other.',
    'everyday',
  ],
  [
    'sextile',
    'sextiles?|sextiling',
    "A sextile is two planets a sixth of the circle apart, 60 degrees: they help each other if asked. It's a door that opens when you knock.",
    'everyday',
  ],
  [
    'square',
    'squares?|squaring',
    'A square is two planets a quarter of the circle apart, 90 degrees: they rub, and that makes for effort and strength. People often get good at exactly that spot, because they had to.',
    'everyday',
  ],
  [
    'trine',
    'trines?|trining',
    "A trine is two planets a third of the circle apart, 120 degrees: they get along without effort. It's a talent so easy that you may not notice it.",
    'everyday',
  ],
  [
    'opposition',
    'oppositions?',
    'An opposition is two planets across from each other, 180 degrees: two ends of a seesaw. You live one end and tend to meet the other in people you deal with.',
    'everyday',
  ],
  [
    'quincunx',
    'quincunx(?:es)?|inconjuncts?',
    "A quincunx is 150 degrees apart: two planets that have nothing in common and keep meeting. It's read as a thing you adjust again and again; I use it only for yods.",
    'everyday',
  ],
  [
    'semisextile',
    'semi[- ]?sextiles?',
    "A semisextile is two planets one sign apart, 30 degrees: neighbors who nod to each other. It's a minor aspect, and I leave it out.",
  ],
  [
    'semisquare',
    'semi[- ]?squares?',
    "A semisquare is half a square, 45 degrees: a small itch between two planets. It's a minor aspect, and I leave it out.",
  ],
  [
    'sesquiquadrate',
    'sesqui[- ]?(?:quadrates?|squares?)',
    "A sesquiquadrate is a square and a half, 135 degrees: a small, stubborn friction. It's a minor aspect, and I leave it out.",
  ],
  [
    'quintile',
    '(?:bi[- ]?)?quintiles?',
    'A quintile is a fifth of the circle, 72 degrees, and a biquintile two fifths: they are read as a knack, something you do in a style of your own. They are minor aspects, and I leave them out.',
  ],
  [
    'septile',
    'septiles?|noviles?',
    'A septile is a seventh of the circle and a novile a ninth: fine angles that a few astrologers read for fate or ripeness. Most leave them out, and so do I.',
  ],
  [
    'parallel',
    '(?:contra[- ]?)?parallels?(?: aspects?)?',
    "A parallel is two planets equally far from the equator on the same side; a contraparallel, on opposite sides. It's read like a quiet conjunction, or a quiet opposition.",
    'everyday',
  ],
  [
    'antiscia',
    '(?:contra[- ]?)?antisci(?:a|on|um)',
    'Antiscia are mirror points: two degrees equally far from the start of Cancer or Capricorn, so that both have days of the same length. Old books read two planets there as secretly in touch.',
  ],
  [
    'midpoint',
    'mid[- ]?points?',
    'A midpoint is the degree halfway between two planets. Some astrologers read a third planet there as the place where both meet; I use it for nothing.',
  ],
  [
    'orb',
    'orbs?',
    'An orb is how far an angle may be from exact and still count, in degrees. The smaller the orb, the stronger.',
    'everyday',
  ],
  [
    'applying',
    '(?:applying|separating) (?:aspects?|in astrology)',
    "Applying means that a contact is still becoming exact; separating means that it has been. Applying is read as what's coming up, separating as what you have already learned.",
    'everyday',
  ],
  [
    'hard aspect',
    '(?:hard|challenging|difficult|bad|tense) aspects?',
    'Hard aspects are squares and oppositions, and some conjunctions: two sides of you that rub. They are read as effort and drive, and most people who get things done have plenty.',
  ],
  [
    'soft aspect',
    '(?:soft|easy|good|harmonious) aspects?',
    'Soft aspects are trines and sextiles: two sides of you that get along. They are read as ease, which helps if you use it.',
  ],
  [
    'major aspect',
    '(?:major|ptolemaic) aspects?',
    'The major aspects are five: conjunction 0, sextile 60, square 90, trine 120 and opposition 180 degrees. Those are the ones I read.',
  ],
  [
    'minor aspect',
    'minor aspects?',
    'Minor aspects are the small angles, such as 30, 45, 72, 135 and 150 degrees. They are read as details, and I leave them out.',
  ],
  [
    'unaspected planet',
    'unaspected(?: planets?| \\w+)?|(?:has|have|with) no aspects',
    "An unaspected planet has no contact to the others: it's read as a side of you that works alone, all or nothing. It's not weak, only unmixed.",
  ],
  [
    'out-of-sign aspect',
    'out[- ]of[- ]sign(?: aspects?)?|dissociate aspects?',
    "An out-of-sign aspect is close in degrees, but the signs don't fit it: a square at the end of one sign and the start of another, say. It's read as weaker.",
  ],
  [
    'stellium',
    'stell?i(?:um|ums|a)|stelium|stelliam|(?:[3-9]|three|four|five|six|seven) planets in (?:one |the same )?\\w+',
    'A stellium is three or more planets in one sign: a strong accent on that one style.',
  ],
  [
    'grand trine',
    'grand (?:fire |earth |air |water )?trines?',
    "A grand trine is three planets, each a third of the circle from the next: ease that can go unused. It's read as a talent that needs a reason to get up.",
  ],
  [
    't-square',
    't[- ]?squares?',
    'A T-square is two planets facing each other and a third at right angles to both: tension that gets things done. The planet at the point is where the pressure comes out.',
  ],
  [
    'grand cross',
    'grand (?:cross(?:es)?|squares?)|cosmic cross',
    "A grand cross is four planets at the corners of a square: four pulls at once, and a lot of stamina. It's rare, and it asks for calm in the middle.",
  ],
  [
    'yod',
    'yods?|fingers? of god',
    "A yod is two planets that get along, both at an odd angle to a third, like a narrow arrow; it's read as a nagging sense of a task. It's nothing you can miss.",
  ],
  [
    'kite',
    'kite (?:pattern|figure|shape|aspect|formation)|kites? in (?:my|a|the) chart|kite (?:astrology|in astrology)',
    'A kite is a grand trine with a fourth planet opposite one corner: ease with a string that pulls it into use. Astrologers like it.',
  ],
  [
    'mystic rectangle',
    'mystic rectangles?',
    "A mystic rectangle is two oppositions whose ends are joined by trines and sextiles: tension with a way to handle it. It's read as practical balance.",
  ],
  [
    'grand sextile',
    'grand sextiles?|star of david',
    "A grand sextile is six planets, each 60 degrees from the next, in the shape of a star. It's very rare, and read as many doors at once, so that choosing is the work.",
  ],
  [
    "thor's hammer",
    "thor'?s hammer|gods? fist",
    "Thor's hammer is two planets in square, both 135 degrees from a third. It's read as force that needs a target; most astrologers don't use it, and I don't either.",
  ],
  [
    'chart shape',
    'chart shapes?|(?:bowl|bucket|bundle|locomotive|seesaw|splash|splay) (?:chart|shape|pattern)',
    'A chart shape is how the planets are spread around the wheel. Bowl: all in one half. Bucket: a bowl with one planet opposite. Bundle: all in a third, a specialist. Locomotive: a third left empty, drive. Seesaw: two groups facing each other. Splash: all around.',
  ],
  [
    'singleton',
    'singletons?|handle planet',
    "A singleton is one planet that stands alone in a half of the chart. It's read as a loud minority: the others keep looking at it.",
  ],
  [
    'mutual aspect',
    'aspect patterns?|configurations?',
    'An aspect pattern is a figure that three or more planets draw together: a grand trine, a T-square, a grand cross or a yod. Most charts have none, and none makes anyone special.',
  ],
  [
    'no squares',
    '(?:no|without|zero|lack of) (?:squares|oppositions|trines|sextiles|hard aspects|soft aspects)(?: at all)?',
    "A chart without one kind of aspect is ordinary. No squares or oppositions is read as little friction, so you may have to find your own push; no trines, as ease that's learned and not given.",
  ],
];
