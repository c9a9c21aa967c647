import { type Birth, type NatalChart, castNatalChart } from '@palm/astrology/chart';
import { localDayBounds } from '@palm/astrology/civil-time/local-day-bounds';
import { resolveCivilTime } from '@palm/astrology/civil-time/resolve-civil-time';
import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { SignId } from '@palm/astrology/vocabulary';
import type { BirthData, Person } from '../request.ts';

export function birthChartOf(person: Person): NatalChart | null {
  return person.birth === undefined ? null : castNatalChart(birthOf(person.birth));
}

/**
 * A time without a zone or a place fixes no moment, so it counts as unknown: what
 * is said then holds at every hour of that day.
 */
function birthOf(data: BirthData): Birth {
  const instant = instantOf(data);
  const { latitude, longitude } = data;
  if (instant !== null && latitude !== undefined && longitude !== undefined) {
    const place = { latitudeDeg: latitude, longitudeDeg: longitude };
    return { time: 'known', instant, place };
  }
  const day = localDayBounds({ date: data.date, zone: data.zone ?? 'UTC' });
  if (day.kind !== 'day') throw new RangeError(`no such birthday: ${data.date}`);
  return { time: 'unknown', day: { from: day.startUtcMs, to: day.endUtcMs } };
}

/** Null also where clocks showed the hour twice or never: only the person can tell. */
function instantOf({ date, time, zone, longitude }: BirthData): number | null {
  if (time === undefined || zone === undefined) return null;
  const resolved = resolveCivilTime({ date, time, zone, longitude });
  return resolved.kind === 'one' ? resolved.utcMs : null;
}

/** The sign a person goes by: the one they chose, or the calendar's. */
export function signOf(person: Person): SignId | null {
  if (person.sign !== undefined) return person.sign;
  if (person.birth === undefined) return null;
  const [, month = 0, day = 0] = person.birth.date.split('-').map(Number);
  return zodiacSignOf({ month, day });
}
