import { DAILY_TYPES, HOROSCOPE_TYPES } from './reading-types.ts';

/** Under which names readings are counted. */
export const readingTypes = [
  ...DAILY_TYPES,
  ...HOROSCOPE_TYPES.map((type) => `horoscope-${type}` as const),
  'partner-horoscope',
  'compatibility',
  'palm',
] as const;

/** What is counted under a name that is not, or no longer, among them. */
export const OTHER_READING = 'other';
