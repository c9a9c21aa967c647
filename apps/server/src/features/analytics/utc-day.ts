import { days } from '@palm/contract/durations';

/** A day of the figures, from midnight to midnight UTC, as yyyy-MM-dd. */
export type UtcDay = string;

export const utcDayOf = (at: Date): UtcDay => at.toISOString().slice(0, 10);

export const startOf = (day: UtcDay): Date => new Date(`${day}T00:00:00.000Z`);

export const dayAfter = (day: UtcDay, count = 1): UtcDay =>
  utcDayOf(new Date(startOf(day).getTime() + days(count)));

/** The first day that begins then or later. */
export const firstWholeDayFrom = (at: Date): UtcDay =>
  utcDayOf(new Date(at.getTime() + days(1) - 1));

/** From the first to the last, both included. */
export function daysBetween(first: UtcDay, last: UtcDay): UtcDay[] {
  const all: UtcDay[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) all.push(day);
  return all;
}
