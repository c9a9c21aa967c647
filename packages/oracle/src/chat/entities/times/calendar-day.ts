export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const pad = (value: number): string => String(value).padStart(2, '0');

export const isoOf = (year: number, month: number, day: number): string =>
  `${year}-${pad(month)}-${pad(day)}`;

export const asDate = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

export const addDays = (iso: string, days: number): string => {
  const date = asDate(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** "Friday, November 20", or "August 3, 1992" with the year. */
export function dayWords(iso: string, withYear: boolean): string {
  const date = asDate(iso);
  const day = `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
  return withYear ? `${day}, ${date.getUTCFullYear()}` : `${WEEKDAYS[date.getUTCDay()]}, ${day}`;
}

/** The month that a text names, from 1; null where it names none. */
export function monthIn(text: string): number | null {
  const at = MONTHS.findIndex((name) =>
    new RegExp(String.raw`\b(?:${name}|${name.slice(0, 3)})\b`, 'iu').test(text),
  );
  return at === -1 ? null : at + 1;
}

/** The third Sunday of June is `nthWeekdayOf(year, 6, 0, 3)`. */
export function nthWeekdayOf(year: number, month: number, weekday: number, nth: number): string {
  const first = asDate(isoOf(year, month, 1)).getUTCDay();
  return isoOf(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

/** Western Easter, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return isoOf(year, Math.floor(f / 31), (f % 31) + 1);
}
