import type { DailyType } from '@palm/contract/reading-types';

/** The name of each daily reading and a line about it. */
export const readingTypes = {
  'daily-guidance': {
    name: 'Daily Guidance',
    about: 'What today asks, and one small thing to do.',
  },
  'love-forecast': { name: 'Love Forecast', about: 'Closeness, distance, and what to say first.' },
  'career-success': { name: 'Career Success', about: 'Where to push today and where to wait.' },
  'spiritual-awakening': {
    name: 'Spiritual Awakening',
    about: 'A question to carry through the day.',
  },
  'lunar-wisdom': {
    name: 'Lunar Wisdom',
    about: 'The Moon tonight, and where it crosses your chart.',
  },
  'protection-blessing': {
    name: 'Protection & Blessing',
    about: 'What to keep close, and what to let go.',
  },
} as const satisfies Record<DailyType, { name: string; about: string }>;
