import { zoneOffsetAt } from '@palm/astrology/civil-time/zone-offset';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import type { Timing } from '../news/news.ts';

/** The reader's day, and the zone their clock shows. */
export type ReadOn = { readonly date: string; readonly zone: string };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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
];

/** Further away than this, the month and its year say enough of the past. */
const LONG_AGO_DAYS = 75;
const WEEK_DAYS = 6;

/** The moment as a clock in the zone shows it, read as if it were UTC. */
const shownAt = (at: Instant, zone: string): Date =>
  new Date(at + (zoneOffsetAt({ zone }, at)?.offsetSeconds ?? 0) * 1000);

const dayNumber = (shown: Date): number => Math.floor(shown.getTime() / DAY_MS);

/** How many days after the reader's own the moment falls. */
export const daysAhead = (at: Instant, { date, zone }: ReadOn): number =>
  dayNumber(shownAt(at, zone)) - Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** "today", "Friday", "last Monday", "November 20", "March 31, 2027", "February 2025" or "2:40 pm", by distance and scale. */
export function renderDate(at: Instant, scale: Timing['scale'], { date, zone }: ReadOn): string {
  const shown = shownAt(at, zone);
  const ahead = daysAhead(at, { date, zone });
  if (scale === 'clock') return ahead === 0 ? clockOf(shown) : clockOn(shown, ahead);
  const month = MONTHS[shown.getUTCMonth()] ?? '';
  const year = shown.getUTCFullYear();
  const isThisYear = year === Number(date.slice(0, 4));
  if (scale === 'month') return isThisYear ? month : `${month} ${year}`;
  if (ahead === 0) return 'today';
  if (ahead === -1) return 'yesterday';
  if (Math.abs(ahead) <= WEEK_DAYS) {
    return `${ahead < 0 ? 'last ' : ''}${WEEKDAYS[shown.getUTCDay()] ?? ''}`;
  }
  if (ahead < -LONG_AGO_DAYS) return `${month} ${year}`;
  const isNear = isThisYear || Math.abs(ahead) < 75;
  return isNear ? `${month} ${shown.getUTCDate()}` : `${month} ${shown.getUTCDate()}, ${year}`;
}

const ROUNDED_MINUTES = 10;

function clockOf(shown: Date): string {
  const minutes = shown.getUTCHours() * 60 + shown.getUTCMinutes();
  const rounded = Math.round(minutes / ROUNDED_MINUTES) * ROUNDED_MINUTES;
  const hour = Math.floor(rounded / 60) % 24;
  const rest = rounded % 60;
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(rest).padStart(2, '0')} ${half}`;
}

/** Hours of another day: the Moon's stay begins or ends at night. */
function clockOn(shown: Date, ahead: number): string {
  if (Math.abs(ahead) > 1) return WEEKDAYS[shown.getUTCDay()] ?? '';
  return ahead > 0 ? `${clockOf(shown)} tomorrow` : 'last night';
}

/** The weekday of a moment, or "today". */
export function renderDay(at: Instant, { date, zone }: ReadOn): string {
  return daysAhead(at, { date, zone }) === 0 ? 'today' : weekdayOf(at, zone);
}

export const weekdayOf = (at: Instant, zone: string): string =>
  WEEKDAYS[shownAt(at, zone).getUTCDay()] ?? '';
