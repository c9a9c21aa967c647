import type { HoroscopeType } from '@palm/contract/reading-types';

/** The name of each horoscope and a line about it. */
export const horoscopeWords = {
  daily: { name: 'Daily', about: 'Today, from morning to night.' },
  weekly: { name: 'Weekly', about: 'The seven days ahead.' },
  love: { name: 'Love', about: 'Who comes near, and how.' },
  career: { name: 'Career', about: 'Work, standing, the next step.' },
  health: { name: 'Health', about: 'Rest, pace, what restores you.' },
  spiritual: { name: 'Spiritual', about: 'What asks to be understood.' },
} as const satisfies Record<HoroscopeType, { name: string; about: string }>;
