import { localDayBounds } from '@palm/astrology/civil-time/local-day-bounds';
import { zoneOffsetAt } from '@palm/astrology/civil-time/zone-offset';
import { DAY_MS, type Instant, type TimeSpan } from '@palm/astrology/instant';

/** What a calendar and a clock in a zone show. */
export interface LocalTime {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly hour: number;
  readonly minute: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

export function localTimeAt(at: Instant, zone: string): LocalTime {
  const offsetSeconds = zoneOffsetAt({ zone }, at)?.offsetSeconds ?? 0;
  const shown = new Date(at + offsetSeconds * 1000);
  return {
    date: shown.toISOString().slice(0, 10),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    weekday: shown.getUTCDay(),
  };
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** From the first instant of a local day to the first of the next. */
export function spanOfDay(date: string, zone: string): TimeSpan {
  const bounds = localDayBounds({ date, zone });
  if (bounds.kind === 'day') return { from: bounds.startUtcMs, to: bounds.endUtcMs };
  const from = Date.parse(`${date}T00:00:00Z`);
  return { from, to: from + DAY_MS };
}
