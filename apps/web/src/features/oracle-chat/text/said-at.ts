import { DATE_LOCALE } from '@palm/contract/limits';

const time = { hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = { month: 'short', day: 'numeric', ...time } as const;

/** 4:20 PM, and the day before it when that was not today. */
export function saidAt(timestamp: string, now: Date): string {
  const then = new Date(timestamp);
  const isToday = then.toDateString() === now.toDateString();
  return then.toLocaleString(DATE_LOCALE, isToday ? time : dayAndTime);
}
