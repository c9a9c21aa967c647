/** The daily readings, in the order in which they are offered. The contract passes these names on to the apps. */
export const DAILY_TYPES = [
  'daily-guidance',
  'love-forecast',
  'career-success',
  'spiritual-awakening',
  'lunar-wisdom',
  'protection-blessing',
] as const;
export type DailyType = (typeof DAILY_TYPES)[number];

export const HOROSCOPE_TYPES = [
  'daily',
  'weekly',
  'love',
  'career',
  'health',
  'spiritual',
] as const;
export type HoroscopeType = (typeof HOROSCOPE_TYPES)[number];
