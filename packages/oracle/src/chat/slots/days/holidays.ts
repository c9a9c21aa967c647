import { addDays, weekdayOf } from '../calendar/local-time.ts';

const FIXED = new Set(['01-01', '12-24', '12-25', '12-26', '12-31']);
const UNITED_STATES =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Boise|Detroit|Indiana|Kentucky)|Pacific\/Honolulu)/u;

/** Days on which offices are closed nearly everywhere, or in the United States for their zones. */
export function isHoliday(date: string, zone: string): boolean {
  const monthDay = date.slice(5);
  if (FIXED.has(monthDay)) return true;
  const easter = easterOf(Number(date.slice(0, 4)));
  if (date === addDays(easter, -2) || date === addDays(easter, 1)) return true;
  return UNITED_STATES.test(zone) && isAmericanHoliday(date, monthDay);
}

function isAmericanHoliday(date: string, monthDay: string): boolean {
  if (monthDay === '07-04') return true;
  const [month, day] = [date.slice(5, 7), Number(date.slice(8))];
  const week = Math.ceil(day / 7);
  const weekday = weekdayOf(date);
  if (month === '11' && weekday === 4) return week === 4;
  // The day after Thanksgiving.
  if (month === '11' && weekday === 5) return Math.ceil((day - 1) / 7) === 4;
  if (month === '09' && weekday === 1) return week === 1;
  return month === '05' && weekday === 1 && day > 24;
}

/** Meeus, Astronomical Algorithms, ch. 8: the Gregorian Easter. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
