import { zoneOffsetAt } from '@palm/astrology/civil-time/zone-offset';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import type { Timing } from '../news/news.ts';
import { MONTHS, WEEKDAYS } from '../../text/calendar-names.ts';

/** The user's day, and the zone their clock shows. */
export type ReadOn = { readonly date: string; readonly zone: string };

/** Further away than this, the month and its year say enough of the past. */
const LONG_AGO_DAYS = 75;
const WEEK_DAYS = 6;
/** Within this, the name of a month would say too little, or a month that has begun. */
const MONTH_DAYS = 31;
/** Within this, a date of another year needs no year. */
const NEAR_DAYS = 75;

/** The moment as a clock in the zone shows it, read as if it were UTC. */
const shownAt = (at: Instant, zone: string): Date =>
  new Date(at + (zoneOffsetAt({ zone }, at)?.offsetSeconds ?? 0) * 1000);

const dayNumber = (shown: Date): number => Math.floor(shown.getTime() / DAY_MS);

/** How many days after the user's own the moment falls. */
export const daysAhead = (at: Instant, { date, zone }: ReadOn): number =>
  dayNumber(shownAt(at, zone)) - Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** "today", "Friday", "last Monday", "November 20", "March 31, 2027", "February 2025", "about May 3", "2:40 pm" or "tomorrow morning", by distance and scale. */
export function renderDate(at: Instant, scale: Timing['scale'], { date, zone }: ReadOn): string {
  const shown = shownAt(at, zone);
  const ahead = daysAhead(at, { date, zone });
  if (scale === 'clock') return ahead === 0 ? clockOf(shown) : clockOn(shown, ahead);
  const month = MONTHS[shown.getUTCMonth()] ?? '';
  const year = shown.getUTCFullYear();
  const isThisYear = year === Number(date.slice(0, 4));
  if (scale === 'month') {
    if (Math.abs(ahead) <= MONTH_DAYS) return `about ${month} ${shown.getUTCDate()}`;
    return isThisYear ? month : farDate(shown, ahead);
  }
  if (ahead === 0) return 'today';
  if (ahead === -1) return 'yesterday';
  if (Math.abs(ahead) <= WEEK_DAYS) {
    return `${ahead < 0 ? 'last ' : ''}${WEEKDAYS[shown.getUTCDay()] ?? ''}`;
  }
  if (ahead < -LONG_AGO_DAYS) return `${month} ${year}`;
  return calendarDate(at, { date, zone });
}

/** How many years ahead a date is told by its day, and by its month. */
const DAY_YEARS = 2;
const MONTH_YEARS = 10;
const YEAR_DAYS = 365.25;

const isFar = (ahead: number, years: number): boolean => ahead > years * YEAR_DAYS;

/** "May 2029", or "2038" beyond ten years. */
const farDate = (shown: Date, ahead: number): string =>
  isFar(ahead, MONTH_YEARS)
    ? `${shown.getUTCFullYear()}`
    : `${MONTHS[shown.getUTCMonth()] ?? ''} ${shown.getUTCFullYear()}`;

/** "November 20"; with the year where that is another one and not near; "May 2029" or "2038" of what is years ahead. */
export function calendarDate(at: Instant, { date, zone }: ReadOn): string {
  const shown = shownAt(at, zone);
  const ahead = daysAhead(at, { date, zone });
  if (isFar(ahead, DAY_YEARS)) return farDate(shown, ahead);
  const month = MONTHS[shown.getUTCMonth()] ?? '';
  const year = shown.getUTCFullYear();
  const isThisYear = year === Number(date.slice(0, 4));
  const isNear = isThisYear || Math.abs(ahead) < NEAR_DAYS;
  return isNear ? `${month} ${shown.getUTCDate()}` : `${month} ${shown.getUTCDate()}, ${year}`;
}

/** "January 5, 2027": a date in words with its year, where it has none. Weekdays stay as they are. */
export function withYear(words: string, at: Instant, zone: string): string {
  const isDate = MONTHS.some((month) => words.replace(/^about /u, '').startsWith(month));
  if (!isDate || YEAR.test(words)) return words;
  return `${words}${/\d$/u.test(words) ? ',' : ''} ${shownAt(at, zone).getUTCFullYear()}`;
}

export const hasYear = (words: string): boolean => YEAR.test(words);
const YEAR = /(?:^| )\d{4}$/u;

/** "8:28 pm". */
export const clockTime = (at: Instant, zone: string): string =>
  clockWords(minutesOf(shownAt(toMinute(at), zone)));

/** "20:28". */
export const clock24 = (at: Instant, zone: string): string =>
  shownAt(toMinute(at), zone).toISOString().slice(11, 16);

/** Almanacs round to the nearest minute. */
const toMinute = (at: Instant): Instant => Math.round(at / MINUTE_MS) * MINUTE_MS;
const MINUTE_MS = 60_000;

const ROUNDED_MINUTES = 10;

function clockOf(shown: Date): string {
  const minutes = Math.round(minutesOf(shown) / ROUNDED_MINUTES) * ROUNDED_MINUTES;
  if (minutes === NOON_MINUTES) return 'noon';
  return minutes % (2 * NOON_MINUTES) === 0 ? MIDNIGHT : clockWords(minutes);
}

const NOON_MINUTES = 12 * 60;
const MIDNIGHT = 'midnight';

const minutesOf = (shown: Date): number => shown.getUTCHours() * 60 + shown.getUTCMinutes();

function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(rest).padStart(2, '0')} ${half}`;
}

/** Hours of another day: the Moon's stay begins or ends at night. A minute of tomorrow is more than anybody plans by. */
function clockOn(shown: Date, ahead: number): string {
  if (Math.abs(ahead) > 1) return WEEKDAYS[shown.getUTCDay()] ?? '';
  const hour = shown.getUTCHours();
  if (ahead < 0)
    return PARTS_OF_YESTERDAY.find(({ before }) => hour < before)?.words ?? 'last night';
  if (hour === 0 && clockOf(shown) === MIDNIGHT) return MIDNIGHT;
  return PARTS_OF_TOMORROW.find(({ before }) => hour < before)?.words ?? 'tomorrow night';
}

/** No end that "between" could go with. */
export const LATE_TONIGHT = 'late tonight';

const PARTS_OF_YESTERDAY = [
  { before: 5, words: 'the night before last' },
  { before: 12, words: 'yesterday morning' },
  { before: 18, words: 'yesterday afternoon' },
];

const PARTS_OF_TOMORROW = [
  { before: 5, words: LATE_TONIGHT },
  { before: 11, words: 'tomorrow morning' },
  { before: 13, words: 'noon tomorrow' },
  { before: 18, words: 'tomorrow afternoon' },
  { before: 22, words: 'tomorrow evening' },
];

/** The weekday of a moment, or "today". */
export function renderDay(at: Instant, { date, zone }: ReadOn): string {
  return daysAhead(at, { date, zone }) === 0 ? 'today' : weekdayOf(at, zone);
}

export const weekdayOf = (at: Instant, zone: string): string =>
  WEEKDAYS[shownAt(at, zone).getUTCDay()] ?? '';

export const weekdayNamed = (date: string): string =>
  WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** The hour that a clock in the zone shows. */
export const hourOf = (at: Instant, zone: string): number => shownAt(at, zone).getUTCHours();
