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
export function signsOnDay(iso: string, zone: string): readonly SignId[] {
  const sun = sunOn(iso, zone);
  return sun.kind === 'certain' ? [sun.sign] : [sun.from, sun.to];
}

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
