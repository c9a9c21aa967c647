import type { BodyId } from '@palm/astrology/vocabulary';

/** Symbols of a chart wheel as people describe them. The first that fits is meant. */
export const GLYPHS: readonly (readonly [typed: RegExp, body: BodyId])[] = [
  [/\b(?:4|four)\b|\b(?:21|2 and a 4)\b/u, 'jupiter'],
  [
    /\b(?:lowercase h|little h|small h|curvy h|h with a (?:cross|tail|curve)|like an? h\b(?! with a circle)|number 5 with)\b/u,
    'saturn',
  ],
  [/\b(?:trident|fork|pitchfork|psi)\b/u, 'neptune'],
  [
    /\bcircle with (?:an? )?(?:arrow|spear)\b|\bmale (?:sign|symbol)\b|\barrow\b.{0,20}\bcircle\b/u,
    'mars',
  ],
  [/\b(?:circle with (?:an? )?horns|horns\b.{0,24}\bcross|devil|antennae|horned)\b/u, 'mercury'],
  [
    /\bcircle with (?:an? )?(?:cross|plus)\b|\bfemale (?:sign|symbol)\b|\bhand mirror\b|\bmirror\b/u,
    'venus',
  ],
  [/\bcircle with (?:an? )?dot\b|\bdot in (?:an? |the )?circle\b|\btarget\b|\bbullseye\b/u, 'sun'],
  [/\b(?:crescent|banana|half moon|backwards c)\b/u, 'moon'],
  [
    /\b(?:capital h|big h|h with (?:an? )?(?:circle|ball|antenna)|satellite|tv antenna)\b/u,
    'uranus',
  ],
  [/\b(?:pl\b|p and (?:an? )?l|cup with (?:an? )?(?:circle|ball)|chalice)\b/u, 'pluto'],
  [/\b(?:horse ?shoe|headphones?|omega)\b/u, 'trueNode'],
  [/\b(?:key|letter k|k on a circle)\b/u, 'chiron'],
];
