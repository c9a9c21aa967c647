import { DATE_LOCALE } from '@palm/contract/limits';
import { smallHalfDay } from '../../../lib/format/small-half-day.ts';

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

const format = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, { ...options, timeZone: 'UTC' }).format(noon(date));

/** Saturday */
export const weekdayOf = (date: string): string => format(date, { weekday: 'long' });
/** December 5 */
export const monthDayOf = (date: string): string => format(date, { month: 'long', day: 'numeric' });
/** Tue */
export const shortWeekdayOf = (date: string): string => format(date, { weekday: 'short' });
/** 8 */
export const dayNumberOf = (date: string): number => noon(date).getUTCDate();

const DAY_MS = 86_400_000;

/** Which day of its year a date is, and how many days that year has. */
export function dayOfYear(date: string): { readonly day: number; readonly days: number } {
  const year = noon(date).getUTCFullYear();
  const [first, next] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  return {
    day: Math.floor((noon(date).getTime() - first) / DAY_MS) + 1,
    days: Math.round((next - first) / DAY_MS),
  };
}

/** 4:58 am, on the user's clock or in `timeZone`. It stays on one line. */
export const clockWords = (at: Date, timeZone?: string): string =>
  smallHalfDay(new Intl.DateTimeFormat(DATE_LOCALE, { timeStyle: 'short', timeZone }).format(at));

/** 7:52 pm for 19:52. */
export const clockOf = (time: string): string =>
  clockWords(new Date(`2026-01-01T${time}:00Z`), 'UTC');
