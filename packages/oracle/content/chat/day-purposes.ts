import type { PlanetId } from '@palm/astrology/vocabulary';
import type { Purpose } from '../../src/chat/family.ts';
import type { NatalPointId } from '../../src/facts/fact-kinds/fact-id.ts';

/** The planets that move fast enough to tell one day from another. */
export const QUICK_BODIES = [
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
] as const satisfies readonly PlanetId[];
export type QuickBody = (typeof QUICK_BODIES)[number];

export interface DayPurpose {
  /** Which points of the birth chart count, and how much. */
  readonly points: Partial<Readonly<Record<NatalPointId, number>>>;
  /** From the first hour up to, but not with, the last. */
  readonly hours: readonly [number, number];
  /** office: Monday to Friday, no holidays. open: any day but holidays. */
  readonly days: 'office' | 'open' | 'any';
  /** What a contact is liked for: fits after "which astrologers like for". */
  readonly liked: Partial<Readonly<Record<QuickBody, string>>>;
}

/** Said where a purpose has no words of its own. */
export const LIKED = {
  moon: 'feeling at ease',
  sun: 'being taken seriously',
  mercury: 'saying it clearly',
  venus: 'being well received',
  mars: 'getting going',
} as const satisfies Record<QuickBody, string>;

export const DAY_PURPOSES = {
  'asking-at-work': {
    points: { mercury: 1, sun: 1, midheaven: 1, jupiter: 0.8, saturn: 0.4 },
    hours: [9, 17],
    days: 'office',
    liked: { mercury: "saying what you're worth", venus: 'getting to a yes' },
  },
  'money-talk': {
    points: { venus: 1, mercury: 1, jupiter: 0.8, sun: 0.5 },
    hours: [9, 17],
    days: 'office',
    liked: { mercury: 'talking numbers', venus: 'getting to a yes' },
  },
  signing: {
    points: { mercury: 1, saturn: 0.8, jupiter: 0.8, sun: 0.4 },
    hours: [9, 17],
    days: 'office',
    liked: { mercury: 'reading the small print', sun: 'meaning it' },
  },
  talking: {
    points: { mercury: 1, moon: 1, venus: 0.8, sun: 0.4 },
    hours: [9, 22],
    days: 'any',
    liked: { moon: 'being heard', venus: 'a kind tone' },
  },
  love: {
    points: { venus: 1.2, moon: 1, mars: 0.6, sun: 0.4 },
    hours: [12, 22],
    days: 'any',
    liked: { moon: 'being well received', venus: 'warmth on both sides', mercury: 'finding words' },
  },
  starting: {
    points: { sun: 1, mars: 1, jupiter: 0.8, ascendant: 0.6, midheaven: 0.6 },
    hours: [8, 20],
    days: 'any',
    liked: { sun: 'beginnings', venus: 'people being glad to hear from you' },
  },
  travel: {
    points: { mercury: 1, jupiter: 1, moon: 0.5 },
    hours: [6, 21],
    days: 'any',
    liked: { mercury: 'getting around without mix-ups', venus: 'a pleasant trip' },
  },
  looks: {
    points: { venus: 1, ascendant: 1, moon: 0.4 },
    hours: [9, 19],
    days: 'open',
    liked: { venus: 'liking what you see', moon: 'a soft eye on yourself' },
  },
  social: {
    points: { venus: 1, moon: 1, jupiter: 0.6, mercury: 0.5 },
    hours: [12, 22],
    days: 'any',
    liked: { venus: 'good company', moon: 'feeling at home in a room' },
  },
  study: {
    points: { mercury: 1, saturn: 0.6, jupiter: 0.5 },
    hours: [8, 21],
    days: 'any',
    liked: { mercury: 'taking things in', mars: 'sitting down to it' },
  },
  creative: {
    points: { venus: 1, moon: 0.6, sun: 0.6, neptune: 0.5 },
    hours: [8, 22],
    days: 'any',
    liked: { venus: 'taste', moon: 'ideas that come by themselves', mercury: 'the right word' },
  },
  rest: {
    points: { moon: 1, venus: 0.6 },
    hours: [8, 22],
    days: 'any',
    liked: { moon: 'putting the day down', venus: 'enjoying very little' },
  },
  home: {
    points: { moon: 1, venus: 0.6, saturn: 0.3 },
    hours: [8, 20],
    days: 'any',
    liked: { moon: 'feeling settled', venus: 'making a place nice' },
  },
  posting: {
    points: { mercury: 1, venus: 0.7, sun: 0.6, midheaven: 0.6 },
    hours: [8, 22],
    days: 'any',
    liked: { mercury: 'being read', venus: 'being liked', sun: 'being seen' },
  },
  general: {
    points: { sun: 1, moon: 0.8, mercury: 0.8, venus: 0.8, jupiter: 0.6 },
    hours: [8, 21],
    days: 'any',
    liked: {},
  },
} as const satisfies Record<Purpose, DayPurpose>;

/** What a day is for, by the words of the deed; the first that fits counts. */
export const PURPOSE_WORDS: readonly (readonly [RegExp, Purpose])[] = [
  [
    /\b(?:sign|signing|contract|lease|mortgage|notary|paperwork|papers|register|application)\b/u,
    'signing',
  ],
  [
    /\b(?:raise|promotion|salary|boss|manager|interview|resign|notice|meeting at work)\b/u,
    'asking-at-work',
  ],
  [/\b(?:loan|bank|invoice|rent|negotiate|accountant)\b/u, 'money-talk'],
  [/\b(?:propose|ask (?:him|her|them) out|first date|date with|confess)\b/u, 'love'],
  [/\b(?:launch|start|open|begin|found|publish my)\b/u, 'starting'],
  [/\b(?:fly|flight|travel|trip|drive to|road trip|holiday|vacation)\b/u, 'travel'],
  [/\b(?:haircut|hair|tattoo|dye|piercing|nails)\b/u, 'looks'],
  [/\b(?:party|wedding|invite|dinner|barbecue|reunion)\b/u, 'social'],
  [/\b(?:exam|study|test|thesis)\b/u, 'study'],
  [/\b(?:move|moving|move in|paint the|furniture|garden)\b/u, 'home'],
  [/\b(?:post|upload|announce|release)\b/u, 'posting'],
  [/\b(?:talk|tell|apologi[sz]e|call|conversation)\b/u, 'talking'],
];
