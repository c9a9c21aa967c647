import { horoscopeTypes } from './oracle.ts';
import { dailyReadingTypes } from './plans.ts';

/** Under which names readings are counted. */
export const readingTypes = [
  ...dailyReadingTypes,
  ...horoscopeTypes.map((type) => `horoscope-${type}` as const),
  'partner-horoscope',
  'compatibility',
  'palm',
] as const;

/** What is counted under a name that is not, or no longer, among them. */
export const OTHER_READING = 'other';
