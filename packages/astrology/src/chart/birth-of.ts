import type { ClockReading } from '../civil-time/civil-clock.ts';
import { localDayBounds } from '../civil-time/local-day-bounds.ts';
import { parseCivilDate } from '../civil-time/parse-civil-time.ts';
import { resolveCivilTime } from '../civil-time/resolve-civil-time.ts';
import type { Instant, TimeSpan } from '../instant.ts';
import type { Birth } from './natal-chart.ts';

/** What a person told of their birth. */
export type BirthData = {
  /** yyyy-MM-dd */
  readonly date: string;
  /** HH:mm or HH:mm:ss */
  readonly time?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** IANA name */
  readonly zone?: string | undefined;
  /** Which reading the person meant, where the clocks showed the time twice or never. */
  readonly utcOffsetSeconds?: number | undefined;
};

const HOUR_MS = 3_600_000;

/**
 * The birth as far as it is known. A time without a zone or a place fixes no moment, so it counts as unknown: what is
 * said then holds at every hour of that day.
 */
export function birthOf(data: BirthData): Birth {
  const instant = instantOf(data);
  const { latitude, longitude } = data;
  if (instant === null || latitude === undefined || longitude === undefined) {
    return { time: 'unknown', day: dayOf(data) };
  }
  return {
    time: 'known',
    instant,
    place: { latitudeDeg: latitude, longitudeDeg: longitude },
  };
}

function instantOf({ date, time, zone, longitude, utcOffsetSeconds }: BirthData): Instant | null {
  if (time === undefined || zone === undefined) return null;
  const resolved = resolveCivilTime({ date, time, zone, longitude });
  const meant = (readings: readonly ClockReading[]): Instant | null =>
    readings.find(({ offsetSeconds }) => offsetSeconds === utcOffsetSeconds)?.utcMs ?? null;
  switch (resolved.kind) {
    case 'one':
      return resolved.utcMs;
    case 'fold':
      return meant(resolved.candidates);
    case 'gap':
      return meant([resolved.before, resolved.after]);
    case 'refused':
      return null;
  }
}

/** The local day, or, where not even the zone is known, every moment that had this date somewhere on Earth. */
function dayOf({ date, zone, longitude }: BirthData): TimeSpan {
  const bounds = zone === undefined ? null : localDayBounds({ date, zone, longitude });
  if (bounds?.kind === 'day') return { from: bounds.startUtcMs, to: bounds.endUtcMs };
  const midnightMs = parseCivilDate(date);
  if (midnightMs === undefined) throw new RangeError(`no such birthday: ${date}`);
  return { from: midnightMs - 14 * HOUR_MS, to: midnightMs + 36 * HOUR_MS };
}
