import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import { momentOf } from '@palm/astrology/civil-time/moment-of';
import { knownZone } from '@palm/astrology/civil-time/zone-name';
import { days } from '@palm/contract/durations';

export interface MailHour {
  /** A zone that is known. */
  readonly zone: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** The user's time zone: the last one their browser reported, or else the zone of their birthplace. */
export const zoneOf = (recipient: {
  seenZone: string | null;
  birthTimezone: string | null;
}): string =>
  knownZone(recipient.seenZone ?? '') ?? knownZone(recipient.birthTimezone ?? '') ?? 'UTC';

/** The calendar date of a known zone. */
export function dateIn(zone: string, at: Date): string {
  const date = localDateIn(zone, at.getTime());
  if (date === undefined) throw new RangeError(`no such zone: ${zone}`);
  return date;
}

/**
 * The next moment at which the clocks of the zone show the hour. An hour that clocks spring over comes when they
 * have; one that they show twice counts the first time.
 */
export function nextMailAt({ zone, hour }: MailHour, after: Date): Date {
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = dateIn(zone, after);
  for (const ahead of [0, 1, 2]) {
    const at = momentOf({ date: addDays(today, ahead), time, zone });
    if (at > after.getTime()) return new Date(at);
  }
  throw new RangeError(`no ${time} after ${after.toISOString()} in ${zone}`);
}

/** By the calendar: a day of 23 hours is one day too. */
const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days(count)).toISOString().slice(0, 10);
