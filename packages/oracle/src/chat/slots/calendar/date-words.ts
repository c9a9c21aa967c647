import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { MONTHS, WEEKDAYS } from '../../../text/calendar-names.ts';
import { addDays, daysBetween, localTimeAt, weekdayOf } from './local-time.ts';

/** Where and when the user reads: dates are told from there. */
export interface LocalClock {
  readonly now: Instant;
  readonly zone: string;
}

export const todayOf = ({ now, zone }: LocalClock): string => localTimeAt(now, zone).date;

export const weekdayWords = (date: string): string => WEEKDAYS[weekdayOf(date)] ?? '';

export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

const monthOf = (date: string): string => monthName(Number(date.slice(5, 7)));
const yearOf = (date: string): string => date.slice(0, 4);

/** "December 9", and "March 15, 2027" in another year. */
export function dateWords(date: string, clock: LocalClock): string {
  const day = `${monthOf(date)} ${Number(date.slice(8))}`;
  return yearOf(date) === yearOf(todayOf(clock)) ? day : `${day}, ${yearOf(date)}`;
}

/** "Tuesday, December 1": for days within sight, which need no year. */
export const dayWords = (date: string): string =>
  `${weekdayWords(date)}, ${monthOf(date)} ${Number(date.slice(8))}`;

/** "December 9" of an instant. */
export const dateWordsAt = (at: Instant, clock: LocalClock): string =>
  dateWords(localTimeAt(at, clock.zone).date, clock);

/** "9:53 a.m." of an hour from 0 to 23. */
export const hourWords = (hour: number, minute: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;

/** "9:53 a.m." */
export function clockWords(at: Instant, zone: string): string {
  const { hour, minute } = localTimeAt(at, zone);
  return hourWords(hour, minute);
}

/** "today at 9:53 a.m." · "Friday at 2:10 p.m." · "Friday, December 4, at 2:10 p.m." */
export function momentWords(at: Instant, clock: LocalClock): string {
  const { date } = localTimeAt(at, clock.zone);
  return `${nearDayWords(date, clock)} at ${clockWords(at, clock.zone)}`;
}

function nearDayWords(date: string, clock: LocalClock): string {
  const days = daysBetween(todayOf(clock), date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (days > 1 && days < 7) return weekdayWords(date);
  return `${weekdayWords(date)}, ${dateWords(date, clock)},`;
}

/** Far from today a day says more than is meant: "December 2025". */
const NEAR_DAYS = 45;

const isNear = (date: string, clock: LocalClock): boolean =>
  Math.abs(daysBetween(todayOf(clock), date)) <= NEAR_DAYS;

/** When something began: "October 19", and further back "December 2025". */
export function sinceWords(at: Instant, clock: LocalClock): string {
  const { date } = localTimeAt(at, clock.zone);
  return isNear(date, clock) ? dateWords(date, clock) : `${monthOf(date)} ${yearOf(date)}`;
}

/** When something ends: "December 4", and further off "late January". */
export function untilWords(at: Instant, clock: LocalClock): string {
  const { date } = localTimeAt(at, clock.zone);
  if (isNear(date, clock)) return dateWords(date, clock);
  const day = Number(date.slice(8));
  const part = day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late';
  const month = `${part}${part === 'mid' ? '-' : ' '}${monthOf(date)}`;
  const isWithinMonths = Math.abs(at - clock.now) < 320 * DAY_MS;
  return isWithinMonths ? month : `${month} ${yearOf(date)}`;
}

export const dateIn = (days: number, clock: LocalClock): string => addDays(todayOf(clock), days);

/** "a", "a and b", "a, b and c" */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
