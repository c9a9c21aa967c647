/* Words of the trade, explained in two sentences. The order matters: the first that is named is meant. */

export const TERM_IDS = [
  'saturn-return',
  'void-of-course',
  'sun-and-rising',
  'rising',
  'midheaven',
  'retrograde',
  'conjunction',
  'opposition',
  'square',
  'trine',
  'sextile',
  'aspect',
  'orb',
  'house',
  'cusp',
  'transit',
  'synastry',
  'element',
  'modality',
  'natal-chart',
] as const;
export type TermId = (typeof TERM_IDS)[number];

export const TERMS: Readonly<Record<TermId, { readonly cue: RegExp; readonly meaning: string }>> = {
  'saturn-return': {
    cue: /\bsaturn(?:'s)? return\b/u,
    meaning:
      'Saturn needs about twenty-nine and a half years for one round, so near thirty, and again near fifty-nine, it stands where it stood at your birth. Tradition reads it as a time to take stock. Nothing has to happen then, though many people like an excuse to sort their duties.',
  },
  'void-of-course': {
    cue: /\bvoid of course\b|\bvoid moon\b/u,
    meaning:
      'The Moon is void of course when it makes no further aspect before it changes sign. Old almanacs advised against starting things in those hours. It happens every two or three days, and life goes on through it.',
  },
  'sun-and-rising': {
    cue: /\b(?:difference|between)\b.{0,30}\b(?:sun|moon)\b.{0,20}\b(?:rising|ascendant|moon)\b|\b(?:rising|ascendant)\b.{0,20}\bsun\b.{0,20}\bdifference\b/u,
    meaning:
      'The Sun sign is where the Sun stood on your day of birth, and it is read as the will. The Moon sign is read as the feelings, and the rising sign, which needs the hour and the place, as the first manner people meet.',
  },
  rising: {
    cue: /\b(?:rising(?: sign)?|ascendant)\b/u,
    meaning:
      'The rising sign, or Ascendant, is the sign that was coming up in the east at the minute you were born. It changes about every two hours, which is why it needs the time and the place.',
  },
  midheaven: {
    cue: /\bmidheaven\b|\bmc\b/u,
    meaning:
      'The Midheaven is the point of the zodiac highest in the south at your birth. Tradition reads it as work and public life, and it needs the hour and the place.',
  },
  retrograde: {
    cue: /\bretrograde\b/u,
    meaning:
      'A planet is retrograde when it seems to move backwards for some weeks, because we overtake it or it overtakes us. Nothing in the sky turns round. Tradition reads it as a time for second looks.',
  },
  conjunction: {
    cue: /\bconjunctions?\b|\bconjunct\b/u,
    meaning:
      'A conjunction is two planets at nearly the same place in the zodiac. Tradition reads it as two voices speaking at once, for better or worse.',
  },
  opposition: {
    cue: /\boppositions?\b/u,
    meaning:
      'An opposition is two planets on opposite sides of the zodiac, 180 degrees apart. Tradition reads it as a tug between two wishes, and a talent for balance.',
  },
  square: {
    cue: /\bsquares?\b/u,
    meaning:
      'A square is two planets 90 degrees apart. Tradition reads it as friction, which means effort and no danger.',
  },
  trine: {
    cue: /\btrines?\b/u,
    meaning:
      'A trine is two planets 120 degrees apart, usually in signs of one element. Tradition reads it as ease, the sort one hardly notices.',
  },
  sextile: {
    cue: /\bsextiles?\b/u,
    meaning:
      'A sextile is two planets 60 degrees apart. Tradition reads it as friendly help that likes to be asked.',
  },
  aspect: {
    cue: /\baspects?\b/u,
    meaning:
      'An aspect is an angle between two planets that the tradition takes notice of: 0, 60, 90, 120 or 180 degrees. The closer to exact, the more it is said to count.',
  },
  orb: {
    cue: /\borbs?\b/u,
    meaning:
      'The orb is how far an angle is from exact, in degrees. A small orb means a close contact; the receipts show it for every sentence.',
  },
  house: {
    cue: /\bhouses?\b/u,
    meaning:
      'The twelve houses divide the sky of your birth into areas of life, such as home, work or friends. They need the hour and the place, so without a birth time I leave them out.',
  },
  cusp: {
    cue: /\bcusps?\b/u,
    meaning:
      'A cusp is the border between two signs or houses. The Sun is always in one sign or the other, never in both; the minute of birth decides.',
  },
  transit: {
    cue: /\btransits?\b/u,
    meaning:
      'A transit is a planet of today at an angle to a place in your birth chart. It is what most of my sentences rest on.',
  },
  synastry: {
    cue: /\bsynastry\b/u,
    meaning:
      'Synastry lays one birth chart over another and looks at the angles between them. It describes a tie and gives no verdict on it.',
  },
  element: {
    cue: /\belements?\b/u,
    meaning:
      'The signs are shared out among four elements: fire, earth, air and water. Signs of one element are said to run on the same fuel.',
  },
  modality: {
    cue: /\bmodalit(?:y|ies)\b|\bcardinal\b|\bmutable\b|\bfixed sign/u,
    meaning:
      'The modality of a sign is how it is said to move: cardinal signs begin, fixed signs hold, mutable signs adapt.',
  },
  'natal-chart': {
    cue: /\b(?:natal|birth) chart\b/u,
    meaning:
      'A birth chart is a map of where the Sun, the Moon and the planets stood when you were born, seen from that place. The positions are astronomy; what is read into them is tradition.',
  },
};

/** Asking for the word itself, and not for what it does in one's own chart. */
export const TERM_QUESTION =
  /^(?:so |and |ok |okay |but )*(?:what(?:'s| is| are| does)|explain|define|meaning of|tell me what)\b/u;

export const TERM_CLOSINGS = [
  'Shall we look at where it shows in your chart?',
  'What made you think of it?',
  'Would you like to see what it is in your own case?',
] as const;
