import { PLANET_IDS } from '@palm/astrology/vocabulary';

/** The words that headings, keys and front matter of the Book are made of. */

export const POINTS = [...PLANET_IDS, 'ascendant', 'midheaven'] as const;
export type Point = (typeof POINTS)[number];

/** Slower planets are in one sign for everyone of an age: their sign says nothing of a user. */
export const PERSONAL_PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
] as const satisfies readonly Point[];

/** Conjunction; square and opposition; trine and sextile. */
export const FAMILIES = ['together', 'hard', 'easy'] as const;
export type Family = (typeof FAMILIES)[number];

/** The twelve houses, and the twelve places counted from a Sun sign, in order. */
export const MATTERS = [
  'self',
  'money',
  'talk',
  'home',
  'play',
  'routine',
  'partners',
  'trust',
  'travel',
  'career',
  'friends',
  'rest',
] as const;
export type Matter = (typeof MATTERS)[number];

export const AXES = [
  'self-partners',
  'money-trust',
  'talk-travel',
  'home-career',
  'play-friends',
  'routine-rest',
] as const;

export const LENSES = ['whole', 'love', 'work', 'inner', 'body', 'shelter', 'friends'] as const;
export type Lens = (typeof LENSES)[number];

/** Which part of a longer story a passage tells. */
export const TURNS = ['first', 'last', 'direct', 'retrograde', 'second', 'third'] as const;
export type Turn = (typeof TURNS)[number];

export const SHAPES = [
  'Scene',
  'Clock',
  'Letter',
  'Fork',
  'Errand',
  'Word',
  'Question',
  'Portrait',
  'Postcard',
  'Blessing',
  'Diary',
] as const;
export type Shape = (typeof SHAPES)[number];

export const NEEDS = ['date', 'time', 'sign', 'two dates', 'palm', 'nothing'] as const;
export type Need = (typeof NEEDS)[number];

/** What several findings of a palm can have in common; `mixed` where they have nothing. */
export const TEMPERS = [
  'careful',
  'bold',
  'steady',
  'restless',
  'practical',
  'sensitive',
  'flexible',
  'thoughtful',
  'thorough',
  'quick',
  'open',
  'reserved',
  'words',
  'deeds',
  'mixed',
] as const;
export type Temper = (typeof TEMPERS)[number];

/** Single lines of an entry. */
export const LINE_KINDS = ['beat', 'season', 'join', 'close'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const SLOTS = ['name', 'since', 'exact', 'until', 'day', 'matter'] as const;
export type Slot = (typeof SLOTS)[number];

export const RETURNS = [
  'sun',
  'moon',
  'mars',
  'jupiter',
  'saturn',
  'node',
  'chiron',
  'uranus-opposition',
] as const;

/** Their passes back and forth over one degree are one story. */
export const SLOW = ['saturn', 'uranus', 'neptune', 'pluto'] as const;

/** Whether `word` is one of `list`. */
export const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  list.some((item) => item === word);
