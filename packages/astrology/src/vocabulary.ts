/**
 * The words of the sky: ids, names, glyphs and the zodiac table. Plain data, no
 * computing, so that everything else, the contract too, may import it.
 */

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;
export type Modality = (typeof MODALITIES)[number];

/** Sun, Moon and planets, without the points of an orbit and the small bodies. */
export const PLANET_IDS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type PlanetId = (typeof PLANET_IDS)[number];

/** The bodies of a chart, in the order in which they are listed everywhere. */
export const BODY_IDS = [...PLANET_IDS, 'meanNode', 'trueNode', 'chiron'] as const;
export type BodyId = (typeof BODY_IDS)[number];

// The glyphs end in U+FE0E, which asks for the text shape and not the emoji.
export const BODIES = {
  sun: { name: 'Sun', glyph: '☉\u{FE0E}' },
  moon: { name: 'Moon', glyph: '☽\u{FE0E}' },
  mercury: { name: 'Mercury', glyph: '☿\u{FE0E}' },
  venus: { name: 'Venus', glyph: '♀\u{FE0E}' },
  mars: { name: 'Mars', glyph: '♂\u{FE0E}' },
  jupiter: { name: 'Jupiter', glyph: '♃\u{FE0E}' },
  saturn: { name: 'Saturn', glyph: '♄\u{FE0E}' },
  uranus: { name: 'Uranus', glyph: '♅\u{FE0E}' },
  neptune: { name: 'Neptune', glyph: '♆\u{FE0E}' },
  pluto: { name: 'Pluto', glyph: '♇\u{FE0E}' },
  meanNode: { name: 'Mean Node', glyph: '☊\u{FE0E}' },
  trueNode: { name: 'North Node', glyph: '☊\u{FE0E}' },
  chiron: { name: 'Chiron', glyph: '⚷\u{FE0E}' },
} as const satisfies Record<BodyId, { name: string; glyph: string }>;

export const SIGN_IDS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type SignId = (typeof SIGN_IDS)[number];

export type MonthDay = { readonly month: number; readonly day: number };

export type Sign = {
  readonly name: string;
  readonly glyph: string;
  readonly element: Element;
  readonly modality: Modality;
  /** The ruler in use today, and the one of the seven visible planets. */
  readonly ruler: PlanetId;
  readonly traditionalRuler: PlanetId;
  /** The calendar dates that carry this sign's name, first and last day included. */
  readonly from: MonthDay;
  readonly to: MonthDay;
};

export const SIGNS = {
  aries: {
    name: 'Aries',
    glyph: '♈\u{FE0E}',
    element: 'fire',
    modality: 'cardinal',
    ruler: 'mars',
    traditionalRuler: 'mars',
    from: { month: 3, day: 21 },
    to: { month: 4, day: 19 },
  },
  taurus: {
    name: 'Taurus',
    glyph: '♉\u{FE0E}',
    element: 'earth',
    modality: 'fixed',
    ruler: 'venus',
    traditionalRuler: 'venus',
    from: { month: 4, day: 20 },
    to: { month: 5, day: 20 },
  },
  gemini: {
    name: 'Gemini',
    glyph: '♊\u{FE0E}',
    element: 'air',
    modality: 'mutable',
    ruler: 'mercury',
    traditionalRuler: 'mercury',
    from: { month: 5, day: 21 },
    to: { month: 6, day: 20 },
  },
  cancer: {
    name: 'Cancer',
    glyph: '♋\u{FE0E}',
    element: 'water',
    modality: 'cardinal',
    ruler: 'moon',
    traditionalRuler: 'moon',
    from: { month: 6, day: 21 },
    to: { month: 7, day: 22 },
  },
  leo: {
    name: 'Leo',
    glyph: '♌\u{FE0E}',
    element: 'fire',
    modality: 'fixed',
    ruler: 'sun',
    traditionalRuler: 'sun',
    from: { month: 7, day: 23 },
    to: { month: 8, day: 22 },
  },
  virgo: {
    name: 'Virgo',
    glyph: '♍\u{FE0E}',
    element: 'earth',
    modality: 'mutable',
    ruler: 'mercury',
    traditionalRuler: 'mercury',
    from: { month: 8, day: 23 },
    to: { month: 9, day: 22 },
  },
  libra: {
    name: 'Libra',
    glyph: '♎\u{FE0E}',
    element: 'air',
    modality: 'cardinal',
    ruler: 'venus',
    traditionalRuler: 'venus',
    from: { month: 9, day: 23 },
    to: { month: 10, day: 22 },
  },
  scorpio: {
    name: 'Scorpio',
    glyph: '♏\u{FE0E}',
    element: 'water',
    modality: 'fixed',
    ruler: 'pluto',
    traditionalRuler: 'mars',
    from: { month: 10, day: 23 },
    to: { month: 11, day: 21 },
  },
  sagittarius: {
    name: 'Sagittarius',
    glyph: '♐\u{FE0E}',
    element: 'fire',
    modality: 'mutable',
    ruler: 'jupiter',
    traditionalRuler: 'jupiter',
    from: { month: 11, day: 22 },
    to: { month: 12, day: 21 },
  },
  capricorn: {
    name: 'Capricorn',
    glyph: '♑\u{FE0E}',
    element: 'earth',
    modality: 'cardinal',
    ruler: 'saturn',
    traditionalRuler: 'saturn',
    from: { month: 12, day: 22 },
    to: { month: 1, day: 19 },
  },
  aquarius: {
    name: 'Aquarius',
    glyph: '♒\u{FE0E}',
    element: 'air',
    modality: 'fixed',
    ruler: 'uranus',
    traditionalRuler: 'saturn',
    from: { month: 1, day: 20 },
    to: { month: 2, day: 18 },
  },
  pisces: {
    name: 'Pisces',
    glyph: '♓\u{FE0E}',
    element: 'water',
    modality: 'mutable',
    ruler: 'neptune',
    traditionalRuler: 'jupiter',
    from: { month: 2, day: 19 },
    to: { month: 3, day: 20 },
  },
} as const satisfies Record<SignId, Sign>;

export const ASPECT_IDS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type AspectId = (typeof ASPECT_IDS)[number];

export const ASPECTS = {
  conjunction: { name: 'conjunction', glyph: '☌\u{FE0E}', angleDeg: 0 },
  sextile: { name: 'sextile', glyph: '⚹\u{FE0E}', angleDeg: 60 },
  square: { name: 'square', glyph: '□\u{FE0E}', angleDeg: 90 },
  trine: { name: 'trine', glyph: '△\u{FE0E}', angleDeg: 120 },
  opposition: { name: 'opposition', glyph: '☍\u{FE0E}', angleDeg: 180 },
} as const satisfies Record<AspectId, { name: string; glyph: string; angleDeg: number }>;

export const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const;
export type Dignity = (typeof DIGNITIES)[number];

export const HOUSE_SYSTEMS = ['placidus', 'porphyry', 'wholeSign'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

export const MOON_PHASE_IDS = [
  'newMoon',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'fullMoon',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;
export type MoonPhaseId = (typeof MOON_PHASE_IDS)[number];

export const MOON_PHASES = {
  newMoon: { name: 'New Moon' },
  waxingCrescent: { name: 'Waxing Crescent' },
  firstQuarter: { name: 'First Quarter' },
  waxingGibbous: { name: 'Waxing Gibbous' },
  fullMoon: { name: 'Full Moon' },
  waningGibbous: { name: 'Waning Gibbous' },
  lastQuarter: { name: 'Last Quarter' },
  waningCrescent: { name: 'Waning Crescent' },
} as const satisfies Record<MoonPhaseId, { name: string }>;
