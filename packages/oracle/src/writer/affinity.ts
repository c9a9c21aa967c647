import type { PlanetId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../facts/fact.ts';
import type { ThemeId } from './themes.ts';

/* Which theme a point or a house of the chart speaks to: the tradition's table, in our words. */

const POINT_THEMES: Readonly<Record<NatalPointId, readonly ThemeId[]>> = {
  sun: ['standing', 'direction', 'play', 'start', 'meaning'],
  moon: ['shelter', 'pace', 'closeness', 'dream', 'senses'],
  mercury: ['words', 'candour', 'effort', 'direction'],
  venus: ['closeness', 'longing', 'senses', 'play', 'company'],
  mars: ['start', 'limits', 'effort', 'longing', 'pace'],
  jupiter: ['meaning', 'company', 'play', 'direction', 'standing'],
  saturn: ['effort', 'limits', 'stillness', 'release', 'standing'],
  uranus: ['change', 'company', 'start'],
  neptune: ['dream', 'stillness', 'longing', 'release'],
  pluto: ['release', 'candour', 'change', 'limits'],
  ascendant: ['standing', 'start', 'limits', 'senses'],
  midheaven: ['direction', 'standing', 'effort', 'meaning'],
};

/** Whose habits are worth telling on a page of the theme: a heart's in love, a worker's at work. */
const NATAL_VOICES: Readonly<Record<ThemeId, readonly NatalPointId[]>> = {
  closeness: ['venus', 'moon', 'sun'],
  candour: ['mercury', 'venus', 'sun', 'moon'],
  longing: ['venus', 'sun', 'mars'],
  effort: ['saturn', 'midheaven', 'mars', 'mercury', 'sun'],
  standing: ['sun', 'midheaven', 'ascendant', 'saturn'],
  direction: ['midheaven', 'sun', 'jupiter', 'saturn'],
  stillness: ['moon', 'sun', 'saturn'],
  dream: ['moon', 'sun', 'mercury'],
  meaning: ['jupiter', 'sun', 'moon'],
  limits: ['saturn', 'sun', 'mars', 'moon'],
  shelter: ['moon', 'sun', 'saturn'],
  release: ['moon', 'sun', 'saturn'],
  pace: ['mars', 'moon', 'sun', 'saturn'],
  senses: ['sun', 'moon'],
  words: ['mercury', 'sun', 'saturn'],
  company: ['ascendant', 'venus', 'jupiter', 'sun', 'moon'],
  change: ['sun', 'mars', 'mercury', 'jupiter'],
  play: ['sun', 'venus', 'jupiter', 'mars'],
  start: ['mars', 'sun', 'ascendant', 'jupiter'],
};

const HOUSE_THEMES: Readonly<Record<number, readonly ThemeId[]>> = {
  1: ['start', 'standing', 'senses', 'limits'],
  2: ['longing', 'senses', 'effort'],
  3: ['words', 'candour', 'company'],
  4: ['shelter', 'release', 'closeness'],
  5: ['play', 'closeness', 'longing', 'dream'],
  6: ['pace', 'effort', 'senses'],
  7: ['closeness', 'candour', 'limits'],
  8: ['release', 'longing', 'candour', 'change'],
  9: ['meaning', 'direction', 'change'],
  10: ['standing', 'direction', 'effort'],
  11: ['company', 'change', 'meaning'],
  12: ['stillness', 'dream', 'shelter', 'pace'],
};

/** 1 for the foremost theme of a point, less for the others, 0 for none. */
function share(themes: readonly ThemeId[], theme: ThemeId): number {
  const place = themes.indexOf(theme);
  return place === -1 ? 0 : 1 - place * 0.12;
}

export const pointAffinity = (point: NatalPointId, theme: ThemeId): number =>
  share(POINT_THEMES[point], theme);

export const bodyAffinity = (body: PlanetId, theme: ThemeId): number =>
  share(POINT_THEMES[body], theme);

export const isNatalVoice = (point: NatalPointId, theme: ThemeId): boolean =>
  NATAL_VOICES[theme].includes(point);

export const houseAffinity = (house: number, theme: ThemeId): number =>
  share(HOUSE_THEMES[house] ?? [], theme);
