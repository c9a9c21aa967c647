import { DATE_LOCALE } from '@palm/contract/limits';
import { smallHalfDay } from '../../../lib/format/small-half-day.ts';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const DAY_MS = 24 * 60 * 60_000;
/** Within the last week the day of the week says enough. */
const WEEK_MS = 6 * DAY_MS;

/** 4:20 pm; Wednesday, 4:20 pm; Nov 3, 4:20 pm: as much of the day as is needed. */
export function saidAt(timestamp: string, now: Date): string {
  const then = new Date(timestamp);
  const clock = smallHalfDay(then.toLocaleString(DATE_LOCALE, time));
  if (then.toDateString() === now.toDateString()) return clock;
  const isThisWeek = now.getTime() - then.getTime() < WEEK_MS;
  const day = isThisWeek
    ? ({ weekday: 'long' } as const)
    : ({ month: 'short', day: 'numeric' } as const);
  return `${then.toLocaleDateString(DATE_LOCALE, day)}, ${clock}`;
}

/** After a pause as long as this, the time stands above a message again. */
const PAUSE_MS = 60 * 60_000;

/** Whether a message begins another sitting. */
export const isAfterPause = (timestamp: string, before: string | undefined): boolean =>
  before === undefined || Date.parse(timestamp) - Date.parse(before) >= PAUSE_MS;
