import type { SignId } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../../src/facts/fact.ts';

/* A natal placement in one sentence: what the point stands for, coloured by its sign. */

export const PLACEMENT_LINES = [
  'Your natal {point} is in {sign}, and tradition calls such {role} {style}.',
  'Your natal {point} in {sign} is read as {role} that is {style}.',
  'With your natal {point} in {sign}, the old books expect {role} that is {style}.',
  'Your natal {point} is in {sign}, so your {role} is said to be {style}.',
] as const;

/** Singular, without an article. */
export const POINT_ROLES: Readonly<Record<NatalPointId, string>> = {
  sun: 'will',
  moon: 'feeling',
  mercury: 'thinking',
  venus: 'affection',
  mars: 'drive',
  jupiter: 'trust',
  saturn: 'sense of duty',
  uranus: 'independence',
  neptune: 'imagination',
  pluto: 'strength',
  ascendant: 'first manner',
  midheaven: 'ambition',
};

export const SIGN_STYLES: Readonly<Record<SignId, readonly string[]>> = {
  aries: ['quick and direct', 'brave, brief and impatient', 'eager to go first'],
  taurus: [
    'steady and fond of comfort',
    'slow to start and slow to stop',
    'patient and a little stubborn',
  ],
  gemini: [
    'curious and quick to change the subject',
    'light, talkative and double',
    'lively and hard to pin down',
  ],
  cancer: ['protective and full of memory', 'tender behind a shell', 'loyal and moody by turns'],
  leo: [
    'warm, proud and generous',
    'open-hearted and fond of applause',
    'playful and hard to ignore',
  ],
  virgo: ['careful and useful', 'modest, exact and quietly devoted', 'shy and sharp-eyed'],
  libra: [
    'fair, graceful and slow to decide',
    'sociable and fond of balance',
    'polite and a little torn',
  ],
  scorpio: ['deep, private and loyal', 'intense and slow to trust', 'all or nothing'],
  sagittarius: [
    'frank, hopeful and restless',
    'generous and fond of open roads',
    'cheerful and a bit careless',
  ],
  capricorn: [
    'patient, dry and dependable',
    'serious with a late sense of fun',
    'built for the long climb',
  ],
  aquarius: ['independent and a little odd', 'friendly from a slight distance', 'loyal to ideas'],
  pisces: [
    'gentle and hard to fence in',
    'imaginative and easily moved',
    'kind, dreamy and tired by noise',
  ],
};

export const NO_BIRTH_LINES = [
  'I have no birth date of yours to go by, so this rests on today’s sky alone.',
  'Your profile has no birth date yet, so I keep to the sky that everyone shares.',
  'Without a birth date I can only speak of today’s sky.',
] as const;
