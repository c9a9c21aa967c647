/*
 * Days and clock times for what is shown first, formatted as `Intl` does for DATE_LOCALE, but with a small am and pm; a test
 * compares the two.
 * `Intl` loads its tables first, which blocks a slow phone for a tenth of a second.
 */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** UTC, or undefined for the user's own time zone. */
export type Zone = 'UTC' | undefined;

/** A date whose UTC fields are the local ones. */
const wallAt = (at: number, zone: Zone): Date =>
  new Date(zone === 'UTC' ? at : at - new Date(at).getTimezoneOffset() * 60_000);

const monthOf = (wall: Date): string => MONTHS[wall.getUTCMonth()] ?? '';
const weekdayOf = (wall: Date): string => DAYS[wall.getUTCDay()] ?? '';

/** November 15 */
export function monthDay(at: number, zone: Zone): string {
  const wall = wallAt(at, zone);
  return `${monthOf(wall)} ${wall.getUTCDate()}`;
}

/** Sunday, November 15, 2026 */
export function fullDay(at: number, zone: Zone): string {
  const wall = wallAt(at, zone);
  return `${weekdayOf(wall)}, ${monthDay(at, zone)}, ${wall.getUTCFullYear()}`;
}

/** November */
export const monthName = (at: number, zone: Zone): string => monthOf(wallAt(at, zone));

/** Sunday */
export const weekdayName = (at: number, zone: Zone): string => weekdayOf(wallAt(at, zone));

/** Sunday, November 15 */
export const weekdayAndDay = (at: number, zone: Zone): string =>
  `${weekdayName(at, zone)}, ${monthDay(at, zone)}`;

/** Sun, Nov 15 */
export function shortDay(at: number, zone: Zone): string {
  const wall = wallAt(at, zone);
  return `${weekdayOf(wall).slice(0, 3)}, ${monthOf(wall).slice(0, 3)} ${wall.getUTCDate()}`;
}

/** 6:12 am, or 12:00 pm UTC; it does not break. */
export function clockTime(at: number, zone: Zone): string {
  const wall = wallAt(at, zone);
  const minutes = String(wall.getUTCMinutes()).padStart(2, '0');
  const half = wall.getUTCHours() < 12 ? 'am' : 'pm';
  const words = [`${wall.getUTCHours() % 12 || 12}:${minutes}`, half, zone ?? []].flat();
  return words.join('\u{A0}');
}
