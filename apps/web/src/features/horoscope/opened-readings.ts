import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { HOROSCOPE_TYPES, type HoroscopeType } from '@palm/contract/reading-types';

/** The user's own horoscope as the browser's history remembers it: enough to open it again. */
interface OpenedHoroscope {
  readonly place: 'own';
  readonly type: HoroscopeType;
  readonly sign: SignId;
}

/** Of a reading about a partner only that it is open: nothing about a partner is stored on the device. */
interface OpenedPartner {
  readonly place: 'partner' | 'together';
}

export type OpenedReading = OpenedHoroscope | OpenedPartner;
export type Place = OpenedReading['place'];

/** What the browser's history remembers of the readings that are open, in the order in which they were opened. */
export interface OpenedReadings {
  readonly readings: readonly OpenedReading[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The readings in the state of an entry of the history; none in what other links left behind. */
export function openedReadings(state: unknown): readonly OpenedReading[] {
  if (!isObject(state) || !('readings' in state) || !Array.isArray(state.readings)) return [];
  return state.readings.flatMap((reading: unknown) => knownReading(reading) ?? []);
}

function knownReading(reading: unknown): OpenedReading | null {
  if (!isObject(reading) || !('place' in reading)) return null;
  const { place } = reading;
  if (place === 'partner' || place === 'together') return { place };
  if (place !== 'own' || !('type' in reading) || !('sign' in reading)) return null;
  const type = HOROSCOPE_TYPES.find((one) => one === reading.type);
  const sign = SIGN_IDS.find((one) => one === reading.sign);
  return type && sign ? { place, type, sign } : null;
}

interface Entry {
  readonly readings: readonly OpenedReading[];
  /** Whether it takes the place of the present entry. */
  readonly replaces: boolean;
}

/** The entry after a reading was opened. One opened in the place of another needs no entry of its own. */
export function withOpened(before: readonly OpenedReading[], opened: OpenedReading): Entry {
  const replaces = before.some(({ place }) => place === opened.place);
  // What two people make of each other belongs to the partner chosen before.
  const kept =
    opened.place === 'partner' ? before.filter(({ place }) => place !== 'together') : before;
  const readings = replaces
    ? kept.map((reading) => (reading.place === opened.place ? opened : reading))
    : [...kept, opened];
  return { readings, replaces };
}
