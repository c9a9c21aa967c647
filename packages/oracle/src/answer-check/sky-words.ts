import type { AspectId } from '@palm/astrology/vocabulary';
import { ASPECT_PHRASES } from '../facts/in-text.ts';

/* How people speak of the sky, so that a model's sentences can be read back. Patterns, joined with "or". */

/** Said of the sky and of nothing else. */
export const ASPECT_WORDS = {
  conjunction: ['conjunctions?', 'conjunct', 'conjoin(?:s|ed|ing)?'],
  sextile: ['sextiles?', 'sextil(?:ed|ing)'],
  square: ['squares', 'square(?= (?:to|with|between|your))', 'squaring', 'in square'],
  trine: ['trines?', 'trining'],
  opposition: ['oppositions?', 'oppos(?:es|ing)'],
} as const satisfies Record<AspectId, readonly string[]>;

/** Everyday words as well: a claim only where a body stands on either side. */
export const WEAK_ASPECT_WORDS = {
  conjunction: [
    ...ASPECT_PHRASES.conjunction,
    'meets?',
    'meeting',
    'joins?',
    'joining',
    'alongside',
    'next to',
    'sits on',
    'together with',
  ],
  sextile: ASPECT_PHRASES.sextile,
  square: [...ASPECT_PHRASES.square, 'square'],
  trine: ASPECT_PHRASES.trine,
  opposition: [...ASPECT_PHRASES.opposition, 'faces', 'across from'],
} as const satisfies Record<AspectId, readonly string[]>;

/** Said of two planets, each for some angles only; a conjunction may be either. */
export const TONE_WORDS = {
  hard: [
    'press(?:es|ing)?(?: hard)? (?:on|against)',
    'rub(?:s|bing)? against',
    'grind(?:s|ing)? against',
    'argu(?:es|ing) with',
    'at odds with',
    'clash(?:es|ing)? with',
    'in the way of',
    'jolt(?:s|ing)',
    'rattl(?:es|ing)',
    'push(?:es|ing) against',
  ],
  easy: [
    'help(?:s|ing)(?: out)?(?= (?:your|their|the|its))',
    'support(?:s|ing)(?= (?:your|their|the|its))',
    'lend(?:s|ing)(?= (?:your|their) (?:natal )?[A-Z])',
    'gets? along with',
    'getting along with',
    'in step with',
    'smooth(?:s|ing) the way for',
  ],
} as const satisfies Record<'hard' | 'easy', readonly string[]>;

/** No fact of ours speaks of these: a text that does has made them up. */
export const UNKNOWN_WORDS = [
  '(?:north |south |lunar )?nodes?',
  'chiron',
  'lilith',
  'ceres',
  'juno',
  'vesta',
  'pallas',
  'asteroids?',
  'comets?',
  'meteors?',
  'super ?moon',
  '(?:blue|blood|black|harvest|wolf) moon',
  'void[- ]of[- ]course',
  'stellium',
  'grand (?:trine|cross)',
  't-square',
  'yod',
  'quincunx',
  'inconjunct',
  'quintile',
  'semi-?(?:sextile|square)',
  '(?:saturn|solar|lunar|jupiter|mars|venus|nodal) returns?',
  'exalt(?:ed|ation)',
  'detriment',
  'domicile',
  'combust',
  'cazimi',
  'decans?',
  'cusps?',
  'degrees',
  'orbs?',
  'progressed',
  'sidereal',
  'vedic',
  'nakshatras?',
  'ophiuchus',
  'part of fortune',
  'life path',
  'tarot cards?',
  '(?:drew|draw|drawn) (?:the|a) (?:card|tower|fool|lovers|hermit|star)',
] as const;
