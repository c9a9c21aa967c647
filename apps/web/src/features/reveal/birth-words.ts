import { DATE_LOCALE } from '@palm/contract/limits';
import { copy } from './copy.ts';

interface TypedBirth {
  readonly birth_date: string | null;
  readonly birth_time: string | null;
  readonly birth_city: string | null;
}

const dayOf = (isoDate: string): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** 6:42 am */
function clockOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A name of two words does not stand on two lines. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u{A0}');

/** March 14, 1991, 6:42 am, New York. A time without a place draws no horizon, and is left out. */
export function birthWords({ birth_date, birth_time, birth_city }: TypedBirth): string {
  if (birth_date === null) return '';
  const isSeenFrom = birth_time !== null && birth_city !== null;
  const known = [
    dayOf(birth_date),
    ...(isSeenFrom ? [clockOf(birth_time), unbroken(birth_city)] : []),
  ];
  return `${known.join(', ')}. ${isSeenFrom ? copy.seenFrom : copy.seenThatDay}`;
}
