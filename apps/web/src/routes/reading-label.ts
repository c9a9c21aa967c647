import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '@palm/contract/reading-types';
import { readingTypes } from '../features/daily-readings/reading-types.ts';
import { horoscopeWords } from '../features/horoscope/horoscope-types.ts';
import { copy } from './copy.ts';

const signName = (id: string | undefined): string => {
  const sign = SIGN_IDS.find((one) => one === id);
  return sign === undefined ? '' : SIGNS[sign].name;
};

/** The name of a reading as the history stores it, such as 'horoscope:love:leo', in words. A person the user keeps is named. */
export function readingLabel(reading: string, person: string | null = null): string {
  const [kind, first, second] = reading.split(':');
  const daily = DAILY_TYPES.find((type) => type === first);
  const horoscope = HOROSCOPE_TYPES.find((type) => type === first);
  if (kind === 'daily' && daily) return readingTypes[daily].name;
  if (kind === 'horoscope' && horoscope)
    return copy.history.horoscope(horoscopeWords[horoscope].name, signName(second));
  if (kind === 'partner') return copy.history.partner(person ?? signName(first));
  return copy.history.pair(signName(first), person ?? signName(second));
}
