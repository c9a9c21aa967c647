import type { Matter } from '../vocabulary.ts';

/** The twelve matters as a user is told of them. */
export const MATTER_WORDS = {
  self: 'how you come across',
  money: 'money',
  talk: 'talk, errands, and siblings',
  home: 'home',
  play: 'play and romance',
  routine: 'daily work',
  partners: 'partners',
  trust: 'shared money and trust',
  travel: 'travel and study',
  career: 'work and your name',
  friends: 'friends and plans',
  rest: 'rest and privacy',
} as const satisfies Record<Matter, string>;
