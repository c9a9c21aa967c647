import { DAY_MS } from '../instant.ts';

/** The start of a Gregorian day as if it were UTC; undefined for 30 February and the like. */
export function parseCivilDate(date: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date);
  if (!match) return undefined;
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms) || formatCivilDate(ms) !== date) return undefined;
  return ms;
}

/** HH:mm or HH:mm:ss, as milliseconds since midnight. */
export function parseClockTime(time: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/u.exec(time);
  if (!match) return undefined;
  const [, hour, minute, second = '0'] = match;
  return ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}

/** The date, yyyy-MM-dd, that a clock shows whose reading is written as if it were UTC. */
export function formatCivilDate(shownMs: number): string {
  return new Date(Math.floor(shownMs / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
}
