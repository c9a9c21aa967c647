import { castNatalChart, signInChart } from '@palm/astrology/chart';
import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { spanOfDay } from '../calendar/local-time.ts';
import { fill, type SlotGroup } from '../slot.ts';

const sunOn = (iso: string, zone: string) =>
  signInChart(castNatalChart({ time: 'unknown', day: spanOfDay(iso, zone) }), 'sun');

/** The Sun's sign on a day: by the sky, or by the calendar on a day on which the Sun changes signs. */
export function signOnDay(iso: string, zone: string): SignId {
  const sun = sunOn(iso, zone);
  if (sun.kind === 'certain') return sun.sign;
  const [, month = 0, day = 0] = iso.split('-').map(Number);
  return zodiacSignOf({ month, day });
}

/** The signs that the Sun may have on a day: two where it changes over on it. */
function signsOnDay(iso: string, zone: string): readonly SignId[] {
  const sun = sunOn(iso, zone);
  return sun.kind === 'certain' ? [sun.sign] : [sun.from, sun.to];
}

/** Two leap cycles: the border moves by a day within four years. */
const YEARS = [1961, 1962, 1963, 1964, 2021, 2022, 2023, 2024] as const;

/** The signs of a birthday, by the sky of its year, or of every year where none is known. */
export const signsOfBirthday = (iso: string, year: number | null, zone: string): SignId[] => [
  ...new Set(
    (year === null ? YEARS : [year]).flatMap((one) => signsOnDay(`${one}${iso.slice(4)}`, zone)),
  ),
];

/** "Gemini or Cancer, depending on the hour" */
export const eitherSign = (from: SignId, to: SignId): string =>
  `${SIGNS[from].name} or ${SIGNS[to].name}, depending on the hour`;

export const signOnDaySlots = {
  /** The Sun sign of a person born on the day that was named. */
  date_sign: ({ entities: { date }, zone }) => {
    if (date === undefined) return null;
    const sun = sunOn(date.iso, zone);
    return fill(sun.kind === 'certain' ? SIGNS[sun.sign].name : eitherSign(sun.from, sun.to));
  },
} as const satisfies SlotGroup;
